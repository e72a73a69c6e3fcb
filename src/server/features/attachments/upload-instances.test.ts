import assert from 'node:assert/strict';
import path from 'node:path';
import { AppError } from '#server/http/calls/app-error.ts';
import { openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import {
  announced,
  askOffset,
  keptFiles,
  newCollection,
  png,
  sendPart,
  statesOf,
} from '#tests/support/requests/uploads.ts';
import { UploadLeases } from './upload-leases.ts';

testOnEachEngine('R11 an upload that began on one instance goes on at another', async (database, context) => {
  const [one, other] = [await openTestApp(context, database), await openSecondApp(context, database)];
  const collection = newCollection();
  const address = await announced(one.newBrowser(), collection);
  await sendPart(one.newBrowser(), address, { offset: 0, bytes: png.bytes.subarray(0, 40) });
  const browser = other.newBrowser();
  assert.equal((await askOffset(browser, address)).headers.get('upload-offset'), '40');
  const answer = await sendPart(browser, address, { offset: 40, bytes: png.bytes.subarray(40) });
  assert.equal(answer.status, 204, answer.text);
  assert.deepEqual([await statesOf(browser, collection), keptFiles(one, 'files').length], [['ready'], 2]);
});

testOnEachEngine(
  'R3 a retry on another instance while the last part is processed loses no file',
  async (database, context) => {
    const [one, other] = [await openTestApp(context, database), await openSecondApp(context, database)];
    const collection = newCollection();
    const address = await announced(one.newBrowser(), collection);
    const { inspector } = one.services;
    const retries: { status: number; code: string | undefined }[] = [];
    one.services.inspector = {
      ...inspector,
      async inspect(file) {
        const inspection = await inspector.inspect(file);
        retries.push(await askOffset(other.newBrowser(), address));
        retries.push(await sendPart(other.newBrowser(), address, { offset: 0, bytes: png.bytes }));
        const whole = { offset: png.bytes.length, bytes: Buffer.alloc(0) };
        retries.push(await sendPart(other.newBrowser(), address, whole));
        return inspection;
      },
    };
    const answer = await sendPart(one.newBrowser(), address, { offset: 0, bytes: png.bytes });
    assert.equal(answer.status, 204, answer.text);
    assert.deepEqual(
      retries.map(({ status }) => status),
      [423, 423, 423],
    );
    assert.equal(retries[1]?.code, 'attachment-busy');
    assert.equal((await askOffset(other.newBrowser(), address)).status, 200, 'the retry after that finds it complete');
    assert.deepEqual([await statesOf(one.newBrowser(), collection), keptFiles(one, 'files').length], [['ready'], 2]);
  },
);

testOnEachEngine(
  'R3 what an instance left behind when it was lost another one takes over',
  async (database, context) => {
    const [one, other] = [await openTestApp(context, database), await openSecondApp(context, database)];
    const collection = newCollection();
    const address = await announced(one.newBrowser(), collection);
    await database.db
      .updateTable('attachments')
      .set({ held_by: 'lost', held_until: one.services.clock() + 1 })
      .execute();
    assert.equal((await askOffset(other.newBrowser(), address)).status, 423);
    other.passTime(2);
    assert.equal((await sendPart(other.newBrowser(), address, { offset: 0, bytes: png.bytes })).status, 204);
    assert.deepEqual(await statesOf(other.newBrowser(), collection), ['ready']);
  },
);

testOnEachEngine(
  'R3 an instance that is asked for an upload hears of it and ends its call',
  async (database, context) => {
    const [one, other] = [await openTestApp(context, database), await openSecondApp(context, database)];
    const address = await announced(one.newBrowser(), newCollection());
    const uploadId = path.basename(address);
    const [mine, theirs] = [new UploadLeases(one.services), new UploadLeases(other.services)];
    context.mock.timers.enable({ apis: ['setInterval'] });
    const { promise: asked, resolve: askToEnd } = Promise.withResolvers<void>();
    await mine.take(uploadId, askToEnd);
    const isBusy = (error: unknown) => error instanceof AppError && error.code === 'attachment-busy';
    await assert.rejects(theirs.take(uploadId), isBusy);
    context.mock.timers.tick(2000);
    await asked;
    await mine.release(uploadId);
    await theirs.take(uploadId);
    await assert.rejects(mine.take(uploadId), isBusy);
    await theirs.release(uploadId);
  },
);
