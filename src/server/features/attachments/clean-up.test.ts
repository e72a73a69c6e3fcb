import assert from 'node:assert/strict';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeAttachment } from '#contract/attachments.ts';
import { readConfig } from '#server/config.ts';
import { createDeleteObjectsHandler } from '#server/features/attachments/delete-objects-later.ts';
import { openObjectStore } from '#server/gateways/object-store/open-object-store.ts';
import { startS3Server } from '#tests/support/servers/s3-server.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import {
  announce,
  announced,
  askOffset,
  keptFiles,
  listOf,
  newCollection,
  openVisit,
  png,
  sendPart,
  statesOf,
  upload,
} from '#tests/support/requests/uploads.ts';
import { cleanUpAttachments } from './clean-up.ts';

const hourMs = 60 * 60_000;

testOnEachEngine(
  'S4 C10 files not completed within an hour or not submitted within 30 days are deleted',
  async (database, context) => {
    const { app, browser, collection } = await openVisit(context, database);
    await upload(browser, { ...png, collection });
    const half = (await announce(browser, { ...png, collection })).headers.get('location') ?? '';
    await sendPart(browser, half, { offset: 0, bytes: png.bytes.subarray(0, 20) });
    app.passTime(hourMs - 1);
    await cleanUpAttachments(app.services);
    assert.equal((await listOf(browser, collection)).length, 2);
    app.passTime(2);
    const late = await sendPart(browser, half, { offset: 20, bytes: png.bytes.subarray(20) });
    assert.equal(late.code, 'not-found', 'an upload ends after an hour, whether it is deleted already or not');
    await cleanUpAttachments(app.services);
    await app.runDueJobs();
    assert.deepEqual(await statesOf(browser, collection), ['ready']);
    assert.ok(keptFiles(app, 'incoming').every((name) => name.endsWith('.json')));
    app.passTime(24 * hourMs);
    await cleanUpAttachments(app.services);
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

testOnEachEngine(
  'R10 while the store fails or does not respond an upload waits, and goes on by itself afterwards',
  async (database, context) => {
    const { environment } = await startS3Server(context);
    const secret = 'zlatypadak-zlatypadak';
    const wrong = [{ FILES_S3_ENDPOINT: 'http://127.0.0.1:65534/files' }, { FILES_S3_SECRET_KEY: secret }];
    for (const each of wrong) {
      const app = await openTestApp(context, database, { environment: { ...environment, ...each } });
      const browser = app.newBrowser();
      const collection = newCollection();
      const address = await announced(browser, collection);
      const answer = await sendPart(browser, address, { offset: 0, bytes: png.bytes });
      assert.deepEqual(
        [answer.status, answer.code, answer.headers.get('retry-after')],
        [503, 'files-unavailable', '30'],
      );
      assert.match(answer.text, /Úložisko súborov teraz neodpovedá/);
      assert.equal((await askOffset(browser, address)).status, 503, 'another attempt ends in the same way');
      assert.deepEqual(await statesOf(browser, collection), ['receiving']);
      const { log, answers } = app.transcript();
      assert.ok(!log.includes(secret) && !answers.includes(secret));
      assert.match(log, /STORE_/, 'the agency learns the cause');
      app.services.files = openObjectStore(readConfig({ DATA_DIR: app.services.config.dataDir, ...environment }));
      const again = await askOffset(browser, address);
      assert.deepEqual([again.status, again.headers.get('upload-offset')], [200, String(png.bytes.length)]);
      assert.deepEqual(await statesOf(browser, collection), ['ready']);
    }
  },
);

testOnEachEngine(
  'R10 a full disk stops an upload with a clear answer, and it goes on later',
  async (database, context) => {
    const { app, browser, collection } = await openVisit(context, database);
    const address = await announced(browser, collection);
    const file = path.join(app.services.config.dataDir, 'incoming', path.basename(address));
    rmSync(file);
    symlinkSync('/dev/full', file);
    const answer = await sendPart(browser, address, { offset: 0, bytes: png.bytes });
    assert.deepEqual([answer.status, answer.code], [503, 'files-unavailable']);
    rmSync(file);
    writeFileSync(file, '');
    assert.equal((await sendPart(browser, address, { offset: 0, bytes: png.bytes })).status, 204);
    assert.deepEqual(await statesOf(browser, collection), ['ready']);
  },
);

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
