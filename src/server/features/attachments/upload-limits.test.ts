import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { attachmentUploadsPath } from '#contract/attachments.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import {
  announce,
  announced,
  askOffset,
  newCollection,
  openPart,
  openVisit,
  png,
  sendPart,
  statesOf,
} from '#tests/support/requests/uploads.ts';

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

testOnEachEngine('C10 an upload that was given up takes no place after an hour', async (database, context) => {
  const { app, browser, collection } = await openVisit(context, database);
  for (let count = 0; count < attachmentLimits.count; count += 1) await announced(browser, collection);
  assert.equal((await announce(browser, { ...png, collection })).code, 'attachment-too-many');
  app.passTime(60 * 60_000);
  await announced(browser, collection);
});

testOnEachEngine('S4 one address announces 300 megabytes an hour at most', async (database, context) => {
  const app = await openTestApp(context, database);
  const announceLarge = () =>
    announce(app.newBrowser(), { ...png, collection: newCollection(), length: attachmentLimits.bytes });
  for (let count = 0; count < 20; count += 1) assert.equal((await announceLarge()).status, 201);
  const refused = await announceLarge();
  assert.deepEqual(
    [refused.status, refused.code, refused.headers.get('retry-after')],
    [429, 'too-many-requests', '3600'],
  );
  assert.equal((await announce(app.newBrowser('192.0.2.2'), { ...png, collection: newCollection() })).status, 201);
});

testOnEachEngine('S4 a file for which there is no room is refused before its first byte', async (database, context) => {
  const { app, browser, collection } = await openVisit(context, database);
  app.services.freeBytes = async () => 600 * 1024 ** 2;
  await announced(browser, collection);
  app.services.freeBytes = async () => 500 * 1024 ** 2;
  const answer = await announce(browser, { ...png, collection });
  assert.deepEqual([answer.status, answer.code, answer.headers.get('retry-after')], [503, 'files-unavailable', '60']);
  assert.deepEqual(await statesOf(browser, collection), ['receiving']);
});

testOnEachEngine('S12 extensions of the protocol that are not offered are refused', async (database, context) => {
  const { app, browser } = await openVisit(context, database);
  const table = [
    { 'upload-defer-length': '1' },
    { 'upload-concat': 'partial', 'upload-length': '10' },
    { 'upload-concat': 'final;/api/attachments/uploads/a', 'upload-length': '10' },
    { 'upload-length': '10', 'upload-defer-length': '1' },
    { 'upload-length': '-1' },
  ];
  for (const headers of table) {
    const call = { ...headers, 'tus-resumable': '1.0.0', 'x-csrf-token': await browser.takeToken() };
    const answer = await browser.call(attachmentUploadsPath, { method: 'POST', headers: call });
    assert.deepEqual([answer.status, answer.code], [400, 'malformed-body'], JSON.stringify(headers));
  }
  assert.doesNotMatch(app.transcript().log, /request failed/);
});

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
