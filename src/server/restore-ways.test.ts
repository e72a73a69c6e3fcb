import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { addSubjectRequest, eraseSubject } from '#contract/personal-data/subject-requests.ts';
import { verifyDocument } from '#contract/quotes/verify.ts';
import { pathOf } from '#domain/routes.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { EngineName } from '#server/database/engine.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { doBackupTask } from '#server/features/backups/backup-task.ts';
import { eraseAgain } from '#server/features/personal-data/erasure/erase-again.ts';
import { openBackupPlace } from '#server/gateways/backup-place/backup-place.ts';
import { previewKeyOf } from '#server/gateways/object-store/object-store.ts';
import { openObjectStore } from '#server/gateways/object-store/open-object-store.ts';
import { textsOf } from '#server/texts.ts';
import { loadRelease, releases } from '#tests/releases/load-release.ts';
import { tracesIn } from '#tests/support/database/departures.ts';
import { sendDataForm } from '#tests/support/database/own-data.ts';
import {
  atEnd,
  blankLocation,
  openTestDatabase,
  temporaryFolder,
  testAtEachLocation,
} from '#tests/support/database/test-databases.ts';
import { readSeal } from '#tests/support/documents/pdf-seal.ts';
import { jana, mailedToken, peter, registerVerified } from '#tests/support/people/accounts.ts';
import { done, storeRequest } from '#tests/support/people/office.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { openSealed } from '#tests/support/quotes/signed-quotes.ts';
import { newCollection, png, upload } from '#tests/support/requests/uploads.ts';
import { startS3Server } from '#tests/support/servers/s3-server.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { restoreArchive } from '#server/database/backup/archive/archive-commands.ts';
import { backUpDatabase } from '#server/database/backup/backup.ts';
import { backUpFiles, keysIn, restoreFiles } from '#server/database/backup/backup-files.ts';
import { countRestored } from '#server/database/backup/count-restored.ts';
import { moveDatabase } from '#server/database/backup/move-database.ts';
import { restoreDatabase } from '#server/database/backup/restore.ts';

const now = Date.UTC(2026, 10, 21, 9);
const passphrase = 'olovnica na nitke visí';

/** Somebody without an account, with a request. */
const guest = { name: 'Hosť Bezúčtový', email: 'host@bezuctu.example', phone: '', company: '' };

type Place = 'folder' | 'bucket';

/** A way from a backup to a site: of the first one or of a restored one, where it lies, encrypted or not, and what it is restored into. */
type Way = { of: 'first' | 'restored'; place: Place; isSealed: boolean; into: EngineName; files: Place };

/** The first one makes the site that the last two are made of. */
const ways: readonly Way[] = [
  { of: 'first', place: 'folder', isSealed: false, into: 'postgres', files: 'bucket' },
  { of: 'first', place: 'bucket', isSealed: true, into: 'sqlite', files: 'folder' },
  { of: 'restored', place: 'folder', isSealed: true, into: 'sqlite', files: 'bucket' },
  { of: 'restored', place: 'bucket', isSealed: false, into: 'postgres', files: 'folder' },
];

const hashOf = (bytes: Uint8Array | null) => bytes && createHash('sha256').update(bytes).digest('hex');

/** A site on SQLite with a sealed document, a picture, a filed mail, and two people who are going to leave. */
async function openFirst(context: TestContext) {
  const database = await openTestDatabase(context, 'sqlite');
  const office = await openQuoteOffice(context, database, { pdf: 'real' });
  const { app } = office;
  const { code, file } = await openSealed(office);
  await upload(app.newBrowser(), { ...png, name: 'a.png', collection: newCollection() });
  const folder = path.join(database.location.dataDir, 'mail');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '01JD7Z.eml'), 'Subject: Dobrý deň\r\n\r\nText\r\n');
  const browser = await registerVerified(app, jana);
  await registerVerified(app, peter);
  await storeRequest(app, { contact: guest });
  return { office, browser, code, sha256: hashOf(file) ?? '' };
}

/** How many rows each table has, and the hash of each file that they name and of each filed mail. */
async function contentsOf(settings: Config, context: TestContext) {
  const { dataDir, databaseUrl } = settings;
  const file = path.join(temporaryFolder(context), 'rows.ndjson.gz');
  const { rows } = await backUpDatabase({ dataDir, databaseUrl, file, createdAt: now });
  const store = openObjectStore(settings);
  const files: Record<string, string | null> = {};
  for (const key of await keysIn(file)) files[key] = hashOf(await store.get(key));
  return { rows, files, mail: hashOf(readFileSync(path.join(dataDir, 'mail', '01JD7Z.eml'))) };
}

/** Makes a backup as the schedule does, and answers its name at its place. */
async function backUp(settings: Config, at: number): Promise<string> {
  const made = await doBackupTask({ do: 'make', setup: settings, at });
  assert.ok('done' in made && made.done === 'make', JSON.stringify(made));
  assert.deepEqual(await doBackupTask({ do: 'place', setup: settings, name: made.name }), { done: 'place' });
  return made.name;
}

type First = Awaited<ReturnType<typeof openFirst>>;

/** Lets one person leave by the portal and one without an account by the register, after all backups. */
async function eraseBoth({ office: { app, browser: desk }, browser }: First): Promise<Set<string>> {
  await sendDataForm(browser, { go: 'delete', currentPassword: jana.password });
  await sendDataForm(browser, { go: 'confirm', token: await mailedToken(app, jana.email) });
  const asked = { kind: 'erasure', name: guest.name, email: guest.email, language: 'sk', receivedOn: '2026-11-20' };
  const { path: register } = addSubjectRequest;
  const added = done(await desk.post(register, { ...asked, customerId: null, userId: null }), addSubjectRequest);
  done(await desk.post(`${register}/${added.id}/erasure`, { version: added.version }), eraseSubject);
  await app.runDueJobs();
  const marks = await app.services.backupPlace.erased();
  assert.equal(marks.size, 2, 'an account and a customer');
  assert.ok(![...marks].some((mark) => mark.includes('@')), 'nobody is named');
  return marks;
}

/** Opens a restored site: whoever was deleted is deleted again, and the signed document is what it was. */
async function siteWorks(context: TestContext, settings: Config, { code, sha256 }: First): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const location = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
  const database = await openDatabase({ ...location, lock: false });
  atEnd(context, database.close);
  const app = await openTestApp(context, { ...database, location }, { environment: { RATE_LIMIT_FACTOR: '1000' } });
  Object.assign(app.services, { backupPlace: openBackupPlace(settings.backups), files: openObjectStore(settings) });
  assert.equal(await eraseAgain(app.services), 2);
  assert.equal(await eraseAgain(app.services), 0, 'it is under way');
  const locked = database.db.selectFrom('users').select('username').where('disabled_at', 'is not', null);
  assert.deepEqual(await locked.execute(), [{ username: jana.username }], 'nobody else');
  await app.runDueJobs();
  assert.deepEqual(await tracesIn(database, [jana.email, guest.email, guest.name]), {});
  assert.equal(await eraseAgain(app.services), 0, 'it is done');
  assert.equal(app.mail.delivered.length, 0, 'nobody is told a second time');

  const visitor = app.newBrowser();
  const verified = done(await visitor.post(verifyDocument.path, { code, sha256 }), verifyDocument);
  assert.equal(verified.state, 'intact');
  const page = await visitor.get(`${pathOf('verify', 'sk')}?code=${code}`);
  assert.ok(page.text.includes(textsOf('sk')('verification:states.intact.title')), 'the page says so');
  const signature = await database.db.selectFrom('quote_signatures').select('sealed_file').executeTakeFirstOrThrow();
  const file = await app.services.files.get(signature.sealed_file ?? '');
  assert.equal(hashOf(file), sha256);
  const seal = readSeal(file ?? Buffer.alloc(0));
  assert.deepEqual([seal?.isIntact, seal?.coversAll], [true, true]);
}

test('K3 K2 K6 every kind of backup becomes a whole site on either engine: rows counted, files compared, the seal valid, who was deleted stays so', async (context) => {
  const first = await openFirst(context);
  const { config } = first.office.app.services;
  const before = await contentsOf(config, context);
  const [files, backups] = [await startS3Server(context), await startS3Server(context)];
  const folder = temporaryFolder(context);
  const bucket = Object.fromEntries(
    Object.entries(backups.environment).map(([name, value]) => [name.replace('FILES_', 'BACKUP_'), value]),
  );
  const placeOf = ({ place, isSealed }: Way) => ({
    ...(place === 'bucket' ? bucket : { BACKUP_DIR: folder }),
    ...(isSealed && { BACKUP_PASSPHRASE: passphrase }),
  });
  const restored: Config[] = [];
  for (const [index, way] of ways.entries()) {
    const source = way.of === 'first' ? config : restored[0];
    assert.ok(source);
    const name = await backUp({ ...source, backups: readConfig(placeOf(way)).backups }, now + index);
    const { dataDir, databaseUrl } = await blankLocation(context, way.into);
    const settings = readConfig({
      ...placeOf(way),
      ...(way.files === 'bucket' && files.environment),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    });
    await restoreArchive(settings, { file: name, replace: false, onProgress: () => undefined });
    assert.deepEqual(await contentsOf(settings, context), before, JSON.stringify(way));
    assert.ok(!readdirSync(dataDir).some((each) => each.startsWith('unpacked')), 'nothing is left of the archive');
    restored.push(settings);
  }
  const [onPostgres] = restored;
  assert.ok(onPostgres);
  const { dataDir, databaseUrl } = onPostgres;
  const { tables } = await moveDatabase({ from: { dataDir, databaseUrl }, to: { dataDir }, replace: false, now });
  for (const { table, source, target } of tables) assert.deepEqual([table, target], [table, source]);
  const moved: Config = { ...onPostgres, databaseUrl: undefined };
  assert.deepEqual(await contentsOf(moved, context), before, 'moved');

  for (const mark of await eraseBoth(first)) {
    for (const { backups: place } of restored) await openBackupPlace(place).noteErased(mark);
  }
  for (const settings of [...restored, moved]) await siteWorks(context, settings, first);
});

for (const release of releases) {
  testAtEachLocation(
    `K3 K8 a backup of release ${release}, rows with files beside them, is restored on the other engine and opened by this release`,
    async (engine, context) => {
      const source = await loadRelease(context, { release, engine });
      const file = path.join(source.dataDir, 'backups', 'backup.ndjson.gz');
      const { rows } = await backUpDatabase({ ...source, file, createdAt: now });
      const files = await backUpFiles({ file, dataDir: source.dataDir });
      assert.ok(files.present > 0 && files.present === files.spokenOf);
      const target = await blankLocation(context, engine === 'sqlite' ? 'postgres' : 'sqlite');
      await restoreDatabase({ ...target, file });
      assert.deepEqual(await restoreFiles({ file, dataDir: target.dataDir, replace: false }), files);
      for (const { table, source: told, target: found } of await countRestored(target, rows)) {
        assert.deepEqual([table, found], [table, told]);
      }
      const stores = [source, target].map(({ dataDir }) => openObjectStore({ dataDir, objectStore: undefined }));
      for (const key of (await keysIn(file)).flatMap((each) => [each, previewKeyOf(each)])) {
        const [was, is] = await Promise.all(stores.map((store) => store.get(key)));
        assert.equal(hashOf(is ?? null), hashOf(was ?? null));
      }
      const database = await openDatabase({ ...target, lock: false });
      atEnd(context, database.close);
      const app = await openTestApp(context, { ...database, location: target });
      const list = await (await app.newBrowserOf('admin')).get('/api/admin/service-requests?view=everything');
      assert.equal((list.body as { rows: unknown[] }).rows.length, rows['service_requests']);
    },
  );
}
