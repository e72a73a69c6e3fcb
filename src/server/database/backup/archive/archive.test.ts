import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { readConfig } from '#server/config.ts';
import { openObjectStore } from '#server/gateways/object-store/open-object-store.ts';
import { startS3Server } from '#tests/support/servers/s3-server.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import {
  type TestDatabase,
  blankLocation,
  openTestDatabase,
  temporaryFolder,
  testOnEachEngine,
} from '#tests/support/database/test-databases.ts';
import { newCollection, png, upload } from '#tests/support/requests/uploads.ts';
import { DamagedBackupError } from '../read-backup.ts';
import { countRestored } from '../count-restored.ts';
import { decrypt } from './age-format.ts';
import { restoreArchive } from './archive-commands.ts';
import { unpackArchive } from './unpack-archive.ts';
import { writeArchive } from './write-archive.ts';

const passphrase = 'olovnica na nitke visí';
const environment = { BACKUP_PASSPHRASE: passphrase };

/** A server with two pictures and a filed mail, and its archive. */
async function archived(app: TestApp, { location }: TestDatabase, sealedBy: string | undefined) {
  const collection = newCollection();
  for (const name of ['a.png', 'b.png']) await upload(app.newBrowser(), { ...png, name, collection });
  mkdirSync(path.join(location.dataDir, 'mail'), { recursive: true });
  writeFileSync(path.join(location.dataDir, 'mail', '01JD7Z.eml'), 'Subject: Dobrý deň\r\n\r\nText\r\n');
  const file = path.join(location.dataDir, 'backups', `backup.tar${sealedBy === undefined ? '' : '.age'}`);
  const { files } = app.services;
  const summary = await writeArchive({ location, files, file, passphrase: sealedBy, createdAt: 0 });
  return { file, summary };
}

const hashesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => `${name} ${hashOf(readFileSync(path.join(parentPath, name)))}`)
    .toSorted();

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

testOnEachEngine(
  'K3 an encrypted archive with files and filed mails restores into an empty folder, on the other engine too',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { file, summary } = await archived(app, database, passphrase);
    assert.deepEqual([summary.files, summary.mails], [{ spokenOf: 2, present: 2, gone: 0 }, 1]);
    assert.deepEqual(readdirSync(path.dirname(file)), ['backup.tar.age'], 'nothing unfinished is left');
    const { dataDir } = database.location;
    for (const engine of ['sqlite', 'postgres'] as const) {
      const place = await blankLocation(context, engine);
      const settings = readConfig({ ...environment, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
      const line = await restoreArchive(settings, { file, replace: false, onProgress: () => undefined });
      assert.match(line, /^Restored \d+ rows of 1970-.+; files of requests: 2; filed mails: 1$/);
      for (const { source, target } of await countRestored(place, summary.backup.rows)) assert.equal(target, source);
      for (const folder of ['files', 'mail']) {
        assert.deepEqual(hashesIn(path.join(place.dataDir, folder)), hashesIn(path.join(dataDir, folder)));
      }
      const left = readdirSync(place.dataDir).filter((name) => name.startsWith('unpacked'));
      assert.deepEqual(left, []);
    }
  },
);

test('K3 an archive is a tar with a list of hashes, once it is decrypted', async (context) => {
  const database = await openTestDatabase(context, 'sqlite');
  const app = await openTestApp(context, database);
  const { file } = await archived(app, database, passphrase);
  const folder = temporaryFolder(context);
  const plain: Buffer[] = [];
  const source = Readable.from([readFileSync(file)]);
  for await (const piece of decrypt(source, { file, passphrase })) plain.push(piece);
  execFileSync('tar', ['--extract', '--directory', folder], { input: Buffer.concat(plain) });
  const sums = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  for (const [hash = '', name = ''] of sums.map((line) => line.split('  '))) {
    assert.equal(hashOf(readFileSync(path.join(folder, name))), hash, name);
  }
  assert.equal(sums.length, 1 + 4 + 1 + 1, 'rows, two pictures with previews, their list, a mail');
  execFileSync('gzip', ['--test', 'rows.ndjson.gz'], { cwd: folder });
  assert.deepEqual(readdirSync(path.join(folder, 'mail')), ['01JD7Z.eml']);
});

test('K3 a wrong passphrase, a changed byte and a lost end of an archive are named, and the database stays as it was', async (context) => {
  const database = await openTestDatabase(context, 'sqlite');
  const app = await openTestApp(context, database);
  for (const sealedBy of [passphrase, undefined]) {
    const { file } = await archived(app, database, sealedBy);
    const bytes = readFileSync(file);
    const unpack = (changed: Buffer, given: string | undefined = sealedBy) => {
      const into = temporaryFolder(context);
      return unpackArchive({ file, bytes: Readable.from([changed]), passphrase: given, into, keeps: 'rows' });
    };
    await unpack(bytes);
    for (const at of [0.3, 0.5, 0.9].map((part) => Math.floor(bytes.length * part))) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      await assert.rejects(unpack(flipped), DamagedBackupError, `byte ${at}`);
    }
    await assert.rejects(unpack(bytes.subarray(0, -2048)), DamagedBackupError);
    if (sealedBy === undefined) continue;
    await assert.rejects(unpack(bytes, 'a passphrase of another one'), /was made with another passphrase/);
    const place = await blankLocation(context, database.engine.name);
    const settings = readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
    const restoring = restoreArchive(settings, { file, replace: false, onProgress: () => undefined });
    await assert.rejects(restoring, /is encrypted\. Set BACKUP_PASSPHRASE/);
    assert.deepEqual(readdirSync(place.dataDir), []);
  }
});

testOnEachEngine('K3 files of a bucket are in an archive, and go back into one', async (database, context) => {
  const s3 = await startS3Server(context);
  const app = await openTestApp(context, database, { environment: s3.environment });
  const { file } = await archived(app, database, undefined);
  const keys = await database.db.selectFrom('attachments').select('object_key').execute();
  const other = await startS3Server(context);
  const place = await blankLocation(context, database.engine.name);
  const settings = readConfig({ ...other.environment, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
  await restoreArchive(settings, { file, replace: false, onProgress: () => undefined });
  const restored = openObjectStore(settings);
  for (const { object_key: key } of keys) assert.deepEqual(await restored.get(key), await app.services.files.get(key));
  assert.equal(keys.length, 2);
});
