import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/test-databases.ts';
import {
  announce,
  announced,
  askOffset,
  listOf,
  newCollection,
  openPart,
  openVisit,
  png,
  sendPart,
  statesOf,
  upload,
} from '#tests/support/uploads.ts';

testOnEachEngine('C10 files beyond the limits are rejected when they are announced', async (database, context) => {
  const { browser, collection } = await openVisit(context, database);
  const table = [
    [{ type: 'image/svg+xml' }, 415, 'attachment-type'],
    [{ type: '' }, 415, 'attachment-type'],
    [{ length: attachmentLimits.bytes + 1 }, 413, 'attachment-too-large'],
    [{ length: 0 }, 422, 'attachment-unreadable'],
    [{ collection: 'short' }, 400, 'malformed-body'],
    [{ name: 'x'.repeat(2000) }, 400, 'malformed-body'],
  ] as const;
  for (const [changes, status, code] of table) {
    const answer = await announce(browser, { ...png, collection, ...changes });
    assert.deepEqual([answer.status, answer.code], [status, code]);
    assert.equal(answer.headers.get('location'), null);
  }
  for (let count = 0; count < attachmentLimits.count; count += 1) await announced(browser, collection);
  const eleventh = await announce(browser, { ...png, collection });
  assert.deepEqual([eleventh.status, eleventh.code], [409, 'attachment-too-many']);
  assert.match(eleventh.text, /súbor/, 'in the language of the caller');
  await announced(browser, newCollection());
});

testOnEachEngine('C10 of simultaneous files for the last place one is accepted', async (database, context) => {
  const { app, browser, collection } = await openVisit(context, database);
  for (let count = 1; count < attachmentLimits.count; count += 1) await announced(browser, collection);
  const browsers = await Promise.all(Array.from({ length: 5 }, async () => app.newBrowser()));
  const answers = await Promise.all(browsers.map((each) => announce(each, { ...png, collection })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [201, 409, 409, 409, 409],
  );
});

testOnEachEngine(
  'C10 a given-up file that is completed late counts against the limit again',
  async (database, context) => {
    const { app, browser, collection } = await openVisit(context, database);
    const late = await announced(browser, collection);
    app.passTime(2 * 60 * 60_000);
    for (let count = 0; count < attachmentLimits.count; count += 1) {
      assert.equal((await upload(browser, { ...png, collection })).status, 204);
    }
    const answer = await sendPart(browser, late, { offset: 0, bytes: png.bytes });
    assert.deepEqual([answer.status, answer.code], [409, 'attachment-too-many']);
    assert.equal((await listOf(browser, collection)).length, attachmentLimits.count);
  },
);

testOnEachEngine('C10 more bytes than announced are rejected', async (database, context) => {
  const { browser, collection } = await openVisit(context, database);
  const address = await announced(browser, collection);
  const answer = await sendPart(browser, address, {
    offset: 0,
    bytes: Buffer.concat([png.bytes, Buffer.from('more')]),
  });
  assert.deepEqual([answer.status, answer.code], [413, 'attachment-too-large']);
  assert.equal((await askOffset(browser, address)).headers.get('upload-offset'), '0');
  assert.deepEqual(await statesOf(browser, collection), ['receiving']);
});

testOnEachEngine('C10 a body without a length cannot exceed the announced size', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const address = await announced(browser, newCollection());
  const call = await openPart(browser, address, { 'transfer-encoding': 'chunked' });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.end(Buffer.concat([png.bytes, Buffer.alloc(100_000)]));
  const [answer] = await answered;
  answer.resume();
  assert.equal(answer.statusCode, 413);
  assert.doesNotMatch(app.transcript().log, /request failed/);
  const offset = (await askOffset(browser, address)).headers.get('upload-offset');
  assert.ok(Number(offset) <= png.bytes.length, String(offset));
});
