import assert from 'node:assert/strict';
import { attachmentUploadsPath, removeAttachment } from '#contract/attachments.ts';
import { done } from '#tests/support/people/office.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import {
  announced,
  askOffset,
  assertNothingLeft,
  listOf,
  newCollection,
  openVisit,
  png,
  sendPart,
} from '#tests/support/requests/uploads.ts';

testOnEachEngine('C10 only the secret of a draft permits seeing and removing its files', async (database, context) => {
  const { app, browser, collection } = await openVisit(context, database);
  const address = await announced(browser, collection);
  const [file] = await listOf(browser, collection);
  assert.ok(file);
  assert.deepEqual(await listOf(browser, newCollection()), []);
  done(await browser.post(removeAttachment.path, { collection: newCollection(), id: file.id }), removeAttachment);
  assert.equal((await askOffset(browser, address)).status, 200);
  const guessed = `${attachmentUploadsPath}/${file.id}-${newCollection().padEnd(43, 'x')}`;
  assert.equal((await askOffset(browser, guessed)).status, 404);
  assert.equal((await sendPart(browser, guessed, { offset: 0, bytes: png.bytes })).code, 'not-found');
  done(await browser.post(removeAttachment.path, { collection, id: file.id }), removeAttachment);
  assert.equal((await sendPart(browser, address, { offset: 0, bytes: png.bytes })).code, 'not-found');
  await assertNothingLeft(app);
});

testOnEachEngine('J1 C10 uploads pass the same checks as every other call', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const address = await announced(browser, newCollection());
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '5', 'upload-offset': '0' };
  const type = { 'content-type': 'application/offset+octet-stream' };
  const calls = [
    ['POST', attachmentUploadsPath, {}, 403, 'csrf-token-invalid'],
    ['PATCH', address, type, 403, 'csrf-token-invalid'],
    ['PATCH', address, { 'content-type': 'text/plain' }, 415, 'unsupported-media-type'],
    ['GET', address, {}, 405, 'method-not-allowed'],
    ['DELETE', address, {}, 405, 'method-not-allowed'],
    ['OPTIONS', attachmentUploadsPath, {}, 405, 'method-not-allowed'],
  ] as const;
  for (const [method, url, more, status, code] of calls) {
    const body = method === 'PATCH' ? { body: 'bytes' } : {};
    const answer = await browser.call(url, { method, headers: { ...headers, ...more }, ...body });
    assert.deepEqual([answer.status, answer.code], [status, code], `${method} ${url}`);
    assert.equal(answer.headers.get('access-control-allow-origin'), null);
  }
  for (const wrong of ['x', '../../../etc/passwd', encodeURIComponent('../../plumbline.sqlite')]) {
    assert.equal((await askOffset(browser, `${attachmentUploadsPath}/${wrong}`)).status, 404);
  }
});
