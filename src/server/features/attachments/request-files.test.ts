import assert from 'node:assert/strict';
import { attachmentFilePath, attachmentPreviewPath } from '#contract/attachments.ts';
import { changeRequestsTogether } from '#contract/service-requests/request-changes.ts';
import { submitServiceRequest } from '#contract/service-requests/service-requests.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { newDocument } from '#tests/support/requests/hostile-files.ts';
import { done, openOffice, readDetail, remove, requestsPath } from '#tests/support/people/office.ts';
import { answersOf, newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { announce, keptFiles, listOf, newCollection, png, statesOf, upload } from '#tests/support/requests/uploads.ts';

/** Sends a request with a picture and a document; answers its id, the draft's secret and its two files. */
async function sendWithFiles(app: TestApp) {
  const browser = app.newBrowser();
  const collection = newCollection();
  const document = await newDocument();
  assert.equal((await upload(browser, { ...png, name: 'Výkres (1).png', collection })).status, 204);
  const pdf = { name: 'Ponuka – „strecha“.pdf', type: 'application/pdf', collection, bytes: document };
  assert.equal((await upload(browser, pdf)).status, 204);
  const key = newKey();
  const { number } = done(await submit(browser, submission({ attachments: collection }), key), submitServiceRequest);
  const { id } = await app.services.db
    .selectFrom('service_requests')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return { id, browser, collection, document, key, number };
}

const at = (path: string, id: string): string => path.replace(':id', id);

testOnEachEngine(
  'C10 a request has exactly the files that were complete when it was submitted',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const office = await openOffice(app);
    const other = newCollection();
    assert.equal((await upload(app.newBrowser(), { ...png, collection: other })).status, 204);
    const { id, browser, collection, key, number } = await sendWithFiles(app);
    const { attachments } = await readDetail(office.browser, id);
    assert.deepEqual(
      attachments.map(({ name, type, width }) => [name, type, width]),
      [
        ['Výkres (1).png', 'image/png', 60],
        ['Ponuka – „strecha“.pdf', 'application/pdf', null],
      ],
    );
    assert.deepEqual(await listOf(browser, collection), [], 'they are no draft’s any more');
    assert.equal((await announce(browser, { ...png, collection })).status, 201);
    const again = done(await submit(browser, submission({ attachments: collection }), key), submitServiceRequest);
    assert.equal(again.number, number);
    done(await submit(browser, submission({ attachments: collection })), submitServiceRequest);
    assert.equal((await readDetail(office.browser, id)).attachments.length, 2);
    assert.deepEqual(await statesOf(browser, collection), ['receiving']);
    assert.equal((await listOf(browser, other)).length, 1);
  },
);

testOnEachEngine(
  'C9 C10 C11 a file added before a submission is repeated goes with its request, up to the limit, and the office hears of it',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    const office = await openOffice(app);
    const { id, browser, collection, key, number } = await sendWithFiles(app);
    const unread = () =>
      database.db.selectFrom('service_requests').select('is_unread').where('id', '=', id).executeTakeFirstOrThrow();
    const filesOf = async () => (await readDetail(office.browser, id)).attachments.length;
    const repeat = async (told = collection) => {
      const again = done(await submit(browser, submission({ attachments: told }), key), submitServiceRequest);
      assert.equal(again.number, number);
    };
    await database.db.updateTable('service_requests').set({ is_unread: 0 }).execute();
    await repeat();
    assert.deepEqual(await unread(), { is_unread: 0 }, 'a repetition with nothing new changes nothing');

    assert.equal((await upload(browser, { ...png, name: 'Komín.png', collection })).status, 204);
    await Promise.all([repeat(), repeat()]);
    assert.deepEqual([await filesOf(), await listOf(browser, collection)], [3, []]);
    assert.deepEqual(await unread(), { is_unread: 1 });

    for (let more = 0; more < 8; more += 1) assert.equal((await upload(browser, { ...png, collection })).status, 204);
    await Promise.all([repeat(), repeat()]);
    assert.deepEqual([await filesOf(), (await listOf(browser, collection)).length], [attachmentLimits.count, 1]);

    const other = { ...submission({ attachments: collection }), answers: answersOf({ name: 'Somebody Else' }) };
    assert.equal((await submit(browser, other, key)).code, 'idempotency-key-reused');
    assert.equal((await listOf(browser, collection)).length, 1);
  },
);

testOnEachEngine(
  'C10 a repetition brings no file back to a request whose customer was made anonymous',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser, collection, key } = await sendWithFiles(app);
    await database.db.updateTable('service_requests').set({ answers: null }).execute();
    assert.equal((await upload(browser, { ...png, collection })).status, 204);
    done(await submit(browser, submission({ attachments: collection }), key), submitServiceRequest);
    assert.equal((await listOf(browser, collection)).length, 1);
  },
);

testOnEachEngine(
  'C10 administrators download the stored bytes, and nothing in them can run',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const office = await openOffice(app);
    const { id, document } = await sendWithFiles(app);
    const [picture, pdf] = (await readDetail(office.browser, id)).attachments;
    assert.ok(picture && pdf);
    const file = await office.browser.get(at(attachmentFilePath, pdf.id));
    assert.deepEqual([file.status, file.bytes.equals(document)], [200, true]);
    const headers = Object.fromEntries(
      [
        'content-type',
        'content-disposition',
        'content-security-policy',
        'x-content-type-options',
        'cache-control',
        'x-robots-tag',
      ].map((name) => [name, file.headers.get(name)]),
    );
    assert.deepEqual(headers, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Ponuka _ _strecha_.pdf"; filename*=UTF-8''Ponuka%20%E2%80%93%20%E2%80%9Estrecha%E2%80%9C.pdf`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
    });
    const preview = await office.browser.get(at(attachmentPreviewPath, picture.id));
    assert.deepEqual(
      [preview.status, preview.headers.get('content-type'), preview.headers.get('content-disposition')],
      [200, 'image/webp', 'inline'],
    );
    assert.equal((await office.browser.get(at(attachmentFilePath, picture.id))).bytes.length, picture.size);
    assert.equal((await office.browser.get(at(attachmentPreviewPath, pdf.id))).code, 'not-found');
  },
);

testOnEachEngine('F1 C10 only administrators can read files', async (database, context) => {
  const app = await openTestApp(context, database);
  const office = await openOffice(app);
  const { id, browser } = await sendWithFiles(app);
  const [picture] = (await readDetail(office.browser, id)).attachments;
  assert.ok(picture);
  for (const path of [attachmentFilePath, attachmentPreviewPath]) {
    const customer = await app.newBrowserOf('user');
    assert.equal((await browser.get(at(path, picture.id))).code, 'sign-in-required');
    assert.equal((await customer.get(at(path, picture.id))).code, 'access-denied');
    for (const unknown of ['0'.repeat(26), 'x', '..%2F..%2Fplumbline.sqlite']) {
      assert.equal((await office.browser.get(at(path, unknown))).code, 'not-found');
      assert.equal((await browser.get(at(path, unknown))).code, 'sign-in-required');
    }
  }
});

testOnEachEngine('C10 deleting requests deletes their files, for one and for many', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const [first, second, kept] = [await sendWithFiles(app), await sendWithFiles(app), await sendWithFiles(app)];
  const objects = keptFiles(app, 'files').length;
  done(await remove(browser, `${requestsPath}/${first.id}`, { version: 1 }));
  const selection = { kind: 'ids', ids: [second.id] };
  done(
    await browser.post(changeRequestsTogether.path, { selection, change: { kind: 'delete' } }),
    changeRequestsTogether,
  );
  await app.runDueJobs();
  const rows = await database.db.selectFrom('attachments').select('service_request_id').execute();
  assert.deepEqual(
    rows.map((row) => row.service_request_id),
    [kept.id, kept.id],
  );
  assert.equal(keptFiles(app, 'files').length, objects / 3);
});

testOnEachEngine('C10 bytes that the store fails to delete are deleted by a retry', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const { id } = await sendWithFiles(app);
  const { files } = app.services;
  let isAway = true;
  app.services.files = {
    ...files,
    delete: (key) => (isAway ? Promise.reject(new Error('away')) : files.delete(key)),
  };
  done(await remove(browser, `${requestsPath}/${id}`, { version: 1 }));
  await app.runDueJobs();
  assert.equal(keptFiles(app, 'files').length, 3);
  isAway = false;
  app.passTime(60_000);
  await app.runDueJobs();
  assert.deepEqual(keptFiles(app, 'files'), []);
});
