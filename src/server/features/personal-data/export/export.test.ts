import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { fillEveryTable } from '#server/database/test-programs/fill-every-table.ts';
import { rowsOf, toldColumns } from '#server/features/personal-data/personal-rows-store.ts';
import { personalTableNames } from '#server/features/personal-data/personal-tables.ts';
import { jana, mailsTo, peter, registerVerified } from '#tests/support/people/accounts.ts';
import { parseCsv } from '#tests/support/documents/parse-csv.ts';
import { askForCopy, copyOf, readData } from '#tests/support/database/own-data.ts';
import { readZip } from '#tests/support/documents/read-zip.ts';
import { answersOf, newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { ofRequest, openThread, threadPath } from '#tests/support/people/threads.ts';
import { done } from '#tests/support/people/office.ts';
import { newCollection, png, upload } from '#tests/support/requests/uploads.ts';
import { sendMessage } from '#contract/threads.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { deleteOver } from '#tests/support/database/retention.ts';
import { exportDataJob } from './ask-for-export.ts';

const dayMs = 24 * 60 * 60_000;
const address = 'anna@kovac.example';

/** One row of every table, all of them of one person with an account. */
async function fillForOne({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  const book = await db.selectFrom('price_books').select(['content', 'method']).executeTakeFirstOrThrow();
  await db.deleteFrom('price_books').execute();
  await fillEveryTable(db);
  await db.updateTable('price_books').set(book).execute();
  const account = { role: 'user', email: address, email_key: address, email_verified_at: 1 } as const;
  await db.updateTable('users').set(account).where('id', '=', 'user').execute();
  await db.updateTable('customers').set({ email: address, email_key: address }).execute();
  await db.updateTable('quote_links').set({ email: address, is_copy: 0 }).execute();
  await db.updateTable('outbox_messages').set({ recipient: 'Anna@Kovac.example' }).execute();
  await db.updateTable('erasures').set({ user_id: 'user', state: 'running' }).execute();
  // What is over would be cleaned up when somebody else registers.
  for (const table of ['sessions', 'known_places', 'pending_sign_ins', 'email_links', 'passkey_challenges'] as const) {
    await db.updateTable(table).set({ expires_at: Number.MAX_SAFE_INTEGER }).execute();
  }
  await db.updateTable('sessions').set({ last_seen_at: startTime }).execute();
  await db.updateTable('passkey_challenges').set({ user_id: 'user' }).execute();
  await db.updateTable('quotes').set({ status: 'accepted' }).execute();
}

testOnEachEngine(
  'K6 a copy holds every row of a person, table by table, and nobody else’s',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { db, files } = app.services;
    await fillForOne(database);
    const [fileKey = '', mailKey = '', sealedKey = '', roofKey = ''] = [1, 2, 3, 4].map(() => app.services.newToken());
    await files.put(fileKey, { bytes: Buffer.from('a picture'), type: 'image/png' });
    await files.put(mailKey, { bytes: Buffer.from('a mail'), type: 'message/rfc822' });
    await db.updateTable('attachments').set({ object_key: fileKey, name: '../plán & ďalšie.png' }).execute();
    await db.updateTable('inbound_mails').set({ object_key: mailKey }).execute();
    await files.put(sealedKey, { bytes: Buffer.from('%PDF'), type: 'application/pdf' });
    await db.updateTable('quote_signatures').set({ sealed_file: sealedKey }).execute();
    await db.updateTable('tax_documents').set({ sealed_file: sealedKey }).execute();
    await files.put(roofKey, { bytes: Buffer.from('a roof'), type: 'image/webp' });
    await db.updateTable('project_references').set({ picture_key: roofKey }).execute();
    await db.updateTable('case_study_pictures').set({ object_key: roofKey }).execute();
    const before = new Map<string, Record<string, unknown>[]>();
    for (const table of personalTableNames) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
      assert.ok(rows.length > 0, `${table} has a row`);
      before.set(table, rows);
    }
    // Somebody else, with rows in the tables that anybody has.
    await registerVerified(app, peter);
    await submit(
      app.newBrowser('203.0.113.9'),
      submission({ answers: answersOf({ name: 'Peter Cudzí', email: peter.email }) }),
    );

    const archive = readZip(await copyOf(app, 'user'));
    for (const table of personalTableNames) {
      const text = archive.get(`data/${table}.json`)?.toString();
      if (rowsOf(table).untold !== undefined) {
        assert.equal(text, undefined, table);
        continue;
      }
      const stored = before.get(table) ?? [];
      const told = JSON.parse(text ?? '[]') as Record<string, unknown>[];
      const expected = stored.map((row) =>
        Object.fromEntries(toldColumns(table, row as never).map((name) => [name, row[name]])),
      );
      // What has happened to the account since, such as the wish for the copy itself, is in it as well.
      assert.deepEqual(
        expected.filter((row) => !told.some((each) => isDeepStrictEqual(each, row))),
        [],
        table,
      );
      const isOwnDoing = table === 'audit_entries' || table === 'data_exports' || table === 'outbox_messages';
      if (!isOwnDoing) assert.equal(told.length, expected.length, table);
      const lines = parseCsv(archive.get(`data/${table}.csv`)?.toString() ?? '');
      assert.equal(lines.length, told.length + 1, `${table} as separated values`);
    }
    assert.equal(archive.get('files/attachments/attachment-.._plán _ ďalšie.png')?.toString(), 'a picture');
    assert.equal(archive.get('files/inbound_mails/inbound mail.eml')?.toString(), 'a mail');
    assert.equal(archive.get('files/quote_signatures/quote.pdf')?.toString(), '%PDF');
    assert.equal(archive.get('files/project_references/reference-strecha.webp')?.toString(), 'a roof');
    const pictureOfStudy = archive.get('files/case_study_pictures/case study picture-strecha.webp');
    assert.equal(pictureOfStudy?.toString(), 'a roof');
    const index = archive.get('index.html')?.toString() ?? '';
    assert.match(index, /<html lang="sk">/);
    for (const name of archive.keys()) {
      if (name !== 'index.html') assert.ok(index.includes(encodeURI(name).replaceAll('&', '&amp;')), name);
    }
    for (const [name, bytes] of archive) {
      assert.ok(
        !bytes.toString().includes(peter.email) && !bytes.toString().includes('Cudzí'),
        `${name} is about one person`,
      );
    }
  },
);

testOnEachEngine(
  'K6 a copy is mailed for a day, opened by its owner or the mailed secret alone',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const browser = await registerVerified(app, jana);
    const stranger = await registerVerified(app, peter);
    await askForCopy(browser);
    await askForCopy(browser);
    const asked = await readData(browser);
    assert.equal(asked.export?.state, 'waiting');
    const queued = await database.db.selectFrom('jobs').select('id').where('kind', '=', exportDataJob).execute();
    assert.equal(queued.length, 1, 'asking twice makes one copy');

    const mail = (await mailsTo(app, jana.email)).at(-1);
    const link = new URL(/https?:\/\/\S+\/api\/account\/exports\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'x:');
    const ready = await readData(browser);
    assert.partialDeepStrictEqual(ready.export, { state: 'ready', done: personalTableNames.length });
    const own = `/api/account/exports/${ready.export?.id}`;
    const paths: [Parameters<typeof status>[0], string, number][] = [
      [browser, own, 200],
      [stranger, own, 404],
      [app.newBrowser(), own, 404],
      [app.newBrowser(), link.pathname, 200],
      [app.newBrowser(), `${link.pathname}x`, 404],
    ];
    for (const [who, path, expected] of paths) assert.equal(await status(who, path), expected, path);
    const stored = JSON.stringify(await database.db.selectFrom('data_exports').selectAll().execute());
    assert.ok(!stored.includes(link.pathname.split('/').at(-1) ?? ''), 'the secret is not stored');
    const keys = (await database.db.selectFrom('data_exports').select('parts').executeTakeFirstOrThrow()).parts.split(
      ' ',
    );

    app.passTime(dayMs);
    assert.equal(await status(browser, own), 410);
    await deleteOver(app.services, 'data-copies');
    await app.runDueJobs();
    assert.equal((await readData(browser)).export, null);
    for (const key of keys) assert.equal(await app.services.files.get(key), null, 'its bytes are gone');
  },
);

const status = async (browser: { get: (path: string) => Promise<{ status: number }> }, path: string): Promise<number> =>
  (await browser.get(path)).status;

testOnEachEngine(
  'K6 a copy that was cut off is made anew, and what was stored of it is deleted',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const browser = await registerVerified(app, jana);
    await askForCopy(browser);
    const { files } = app.services;
    const stored: string[] = [];
    let isCut = true;
    app.services.files = {
      ...files,
      async put(key, object) {
        await files.put(key, object);
        stored.push(key);
        if (isCut) throw new Error('The server is gone.');
      },
    };
    await app.runDueJobs();
    assert.equal((await readData(browser)).export?.state, 'waiting');
    isCut = false;
    app.passTime(60 * 60_000);
    await app.runDueJobs();
    const { export: made } = await readData(browser);
    assert.equal(made?.state, 'ready');
    assert.equal(stored.length, 2);
    assert.equal(await files.get(stored[0] ?? ''), null, 'the first attempt has left nothing');
    readZip((await browser.call(`/api/account/exports/${made?.id}`, { method: 'GET' })).bytes);
  },
);

testOnEachEngine(
  'I2 K6 a file that went with a message which was taken back is not in the copy, that of another message is',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { requestId } = await openThread(office);
    const path = `${threadPath('agency', ofRequest(requestId))}/messages`;
    const send = async (name: string) => {
      const collection = newCollection();
      assert.equal((await upload(browser, { ...png, name, collection })).status, 204);
      const body = { body: name, quoted: null, files: collection };
      return done(await browser.post(path, body, { 'idempotency-key': newKey() }), sendMessage).id;
    };
    await send('náčrt.png');
    const mistaken = await send('cudzia-zmluva.png');
    const copied = async () => {
      const { id } = await database.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'user')
        .executeTakeFirstOrThrow();
      const copy = readZip(await copyOf(app, id));
      const rows = JSON.parse(String(copy.get('data/attachments.json'))) as { name: string }[];
      const files = [...copy.keys()].filter((each) => each.startsWith('files/attachments/'));
      return [rows.map(({ name }) => name), files.map((file) => file.split('-').slice(1).join('-'))];
    };
    const both = ['náčrt.png', 'cudzia-zmluva.png'];
    assert.deepEqual(await copied(), [both, both]);
    assert.equal((await browser.delete(`${path}/${mistaken}`)).status, 200);
    assert.deepEqual(await copied(), [['náčrt.png'], ['náčrt.png']]);
  },
);
