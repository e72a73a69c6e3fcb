import assert from 'node:assert/strict';
import { removeAttachment } from '#contract/attachments.ts';
import { createDeleteObjectsHandler } from '#server/features/attachments/delete-objects-later.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/test-databases.ts';
import {
  announce,
  keptFiles,
  listOf,
  newCollection,
  openVisit,
  png,
  sendPart,
  statesOf,
  upload,
} from '#tests/support/uploads.ts';
import { cleanUpAttachments } from './clean-up.ts';

const hourMs = 60 * 60_000;

testOnEachEngine(
  'C10 files not completed within a day or not submitted within 30 days are deleted',
  async (database, context) => {
    const { app, browser, collection } = await openVisit(context, database);
    await upload(browser, { ...png, collection });
    const half = (await announce(browser, { ...png, collection })).headers.get('location') ?? '';
    await sendPart(browser, half, { offset: 0, bytes: png.bytes.subarray(0, 20) });
    app.passTime(23 * hourMs);
    await cleanUpAttachments(app.services);
    assert.equal((await listOf(browser, collection)).length, 2);
    app.passTime(2 * hourMs);
    await cleanUpAttachments(app.services);
    await app.runDueJobs();
    assert.deepEqual(await statesOf(browser, collection), ['ready']);
    assert.deepEqual([keptFiles(app, 'incoming'), keptFiles(app, 'files').length], [[], 2]);
    app.passTime(29 * 24 * hourMs);
    await cleanUpAttachments(app.services);
    await app.runDueJobs();
    assert.deepEqual([await listOf(browser, collection), keptFiles(app, 'files')], [[], []]);
  },
);

testOnEachEngine('C10 with a bucket configured files are stored only there', async (database, context) => {
  const { environment, folder } = await startS3Server(context);
  const app = await openTestApp(context, database, { environment });
  const browser = app.newBrowser();
  const collection = newCollection();
  const answer = await upload(browser, { ...png, collection });
  assert.equal(answer.status, 204, answer.text);
  assert.deepEqual(keptFiles(app, 'files'), []);
  const { object_key: key } = await database.db
    .selectFrom('attachments')
    .select('object_key')
    .executeTakeFirstOrThrow();
  assert.ok(await app.services.files.get(key), folder);
  await createDeleteObjectsHandler(app.services).run({ keys: [key] }, { attempt: 1, isLastAttempt: false });
  assert.equal(await app.services.files.get(key), null);
});

testOnEachEngine('C10 a store that fails or does not respond affects only the upload', async (database, context) => {
  const { environment } = await startS3Server(context);
  const secret = 'zlatypadak-zlatypadak';
  const wrong = [{ FILES_S3_ENDPOINT: 'http://127.0.0.1:65534/files' }, { FILES_S3_SECRET_KEY: secret }];
  for (const each of wrong) {
    const app = await openTestApp(context, database, { environment: { ...environment, ...each } });
    const browser = app.newBrowser();
    const collection = newCollection();
    const answer = await upload(browser, { ...png, collection });
    assert.deepEqual([answer.status, answer.code], [500, 'internal-error']);
    assert.deepEqual([await listOf(browser, collection), keptFiles(app, 'incoming')], [[], []]);
    const { log, answers } = app.transcript();
    assert.ok(!log.includes(secret) && !answers.includes(secret));
    assert.match(log, /STORE_/, 'the agency learns the cause');
  }
});

testOnEachEngine(
  'C10 a file that is removed while it is inspected is deleted completely',
  async (database, context) => {
    const { app, browser, collection } = await openVisit(context, database);
    const { inspector } = app.services;
    app.services.inspector = {
      ...inspector,
      async inspect(file) {
        const inspection = await inspector.inspect(file);
        const [arriving] = await listOf(browser, collection);
        await browser.post(removeAttachment.path, { collection, id: arriving?.id });
        await app.runDueJobs();
        return inspection;
      },
    };
    assert.equal((await upload(browser, { ...png, collection })).code, 'not-found');
    await app.runDueJobs();
    assert.deepEqual(
      [await listOf(browser, collection), keptFiles(app, 'files'), keptFiles(app, 'incoming')],
      [[], [], []],
    );
  },
);
