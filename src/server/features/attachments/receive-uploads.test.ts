import assert from 'node:assert/strict';
import { statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { attachmentUploadsPath, removeAttachment } from '#contract/attachments.ts';
import { attachmentLimits } from '#domain/attachments/attachment.ts';
import { newDocument } from '#tests/support/hostile-files.ts';
import { done } from '#tests/support/office.ts';
import { newPicture } from '#tests/support/pictures.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/test-browser.ts';
import { temporaryFolder, testOnEachEngine } from '#tests/support/test-databases.ts';
import { announce, askOffset, keptFiles, listOf, newCollection, sendPart, upload } from '#tests/support/uploads.ts';

const picture = newPicture(60, 40);
const png = { type: 'image/png', bytes: picture } as const;

async function announced(browser: TestBrowser, collection: string): Promise<string> {
  const answer = await announce(browser, { ...png, collection });
  assert.equal(answer.status, 201, answer.text);
  return answer.headers.get('location') ?? '';
}

const statesOf = async (browser: TestBrowser, collection: string): Promise<string[]> =>
  (await listOf(browser, collection)).map(({ state }) => state);

/** Begins to send bytes from the start, which the caller writes. */
async function openPart(
  browser: TestBrowser,
  address: string,
  headers: Record<string, string>,
): Promise<ClientRequest> {
  const csrfToken = await browser.takeToken();
  return request(`${browser.origin}${address}`, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'x-csrf-token': csrfToken,
      cookie: `csrf-token=${encodeURIComponent(csrfToken)}`,
      ...headers,
    },
  });
}

/** That nothing of any file is left, in the database or on the disk, once the jobs have run. */
async function assertNothingLeft(app: TestApp): Promise<void> {
  await app.runDueJobs();
  const rows = await app.services.db.selectFrom('attachments').select('id').execute();
  assert.deepEqual([rows, keptFiles(app, 'files'), keptFiles(app, 'incoming')], [[], [], []]);
}

testOnEachEngine('C10 a picture is kept, listed, and removed with its bytes', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const collection = newCollection();
  const answer = await upload(browser, { ...png, name: 'Strecha č. 1.PNG', collection });
  assert.equal(answer.status, 204, answer.text);
  const [file, ...others] = await listOf(browser, collection);
  assert.ok(file && others.length === 0);
  const { name, type, width, height, state } = file;
  assert.deepEqual([name, type, width, height, state], ['Strecha č. 1.png', 'image/png', 60, 40, 'ready']);
  assert.equal(keptFiles(app, 'files').length, 2);
  const removal = { collection, id: file.id };
  done(await browser.post(removeAttachment.path, removal), removeAttachment);
  done(await browser.post(removeAttachment.path, removal), removeAttachment);
  assert.deepEqual(await listOf(browser, collection), []);
});

testOnEachEngine('C10 an upload that was cut off goes on where it stopped', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const collection = newCollection();
  const address = await announced(browser, collection);
  const half = 40;
  const first = await sendPart(browser, address, { offset: 0, bytes: picture.subarray(0, half) });
  assert.deepEqual([first.status, first.headers.get('upload-offset')], [204, '40']);
  assert.deepEqual(await statesOf(browser, collection), ['receiving']);
  assert.equal((await askOffset(browser, address)).headers.get('upload-offset'), '40');
  const conflict = await sendPart(browser, address, { offset: 0, bytes: picture });
  assert.deepEqual([conflict.status, conflict.code], [409, 'changed-meanwhile']);
  const last = await sendPart(browser, address, { offset: half, bytes: picture.subarray(half) });
  assert.equal(last.status, 204, last.text);
  assert.deepEqual(await statesOf(browser, collection), ['ready']);
});

testOnEachEngine('C10 what is against the limits is refused when it is announced', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const collection = newCollection();
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

testOnEachEngine('C10 of files that come at once for the last place one gets it', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const collection = newCollection();
  for (let count = 1; count < attachmentLimits.count; count += 1) await announced(browser, collection);
  const browsers = await Promise.all(Array.from({ length: 5 }, async () => app.newBrowser()));
  const answers = await Promise.all(browsers.map((each) => announce(each, { ...png, collection })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [201, 409, 409, 409, 409],
  );
});

testOnEachEngine(
  'C10 the tenth place counts again when a file that was given up comes whole late',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = app.newBrowser();
    const collection = newCollection();
    const late = await announced(browser, collection);
    app.passTime(2 * 60 * 60_000);
    for (let count = 0; count < attachmentLimits.count; count += 1) {
      assert.equal((await upload(browser, { ...png, collection })).status, 204);
    }
    const answer = await sendPart(browser, late, { offset: 0, bytes: picture });
    assert.deepEqual([answer.status, answer.code], [409, 'attachment-too-many']);
    assert.equal((await listOf(browser, collection)).length, attachmentLimits.count);
  },
);

testOnEachEngine('C10 more bytes than announced are not taken', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const collection = newCollection();
  const address = await announced(browser, collection);
  const answer = await sendPart(browser, address, { offset: 0, bytes: Buffer.concat([picture, Buffer.from('more')]) });
  assert.deepEqual([answer.status, answer.code], [413, 'attachment-too-large']);
  assert.equal((await askOffset(browser, address)).headers.get('upload-offset'), '0');
  assert.deepEqual(await statesOf(browser, collection), ['receiving']);
});

testOnEachEngine(
  'C10 whoever missed the last answer learns that all is there, and nothing is stored twice',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = app.newBrowser();
    const collection = newCollection();
    const address = await announced(browser, collection);
    assert.equal((await sendPart(browser, address, { offset: 0, bytes: picture })).status, 204);
    const head = await askOffset(browser, address);
    assert.deepEqual([head.status, head.headers.get('upload-offset')], [200, String(picture.length)]);
    assert.equal(head.headers.get('upload-metadata') ?? '', '', 'nobody hears the secret of the draft');
    assert.equal((await sendPart(browser, address, { offset: 0, bytes: picture })).code, 'changed-meanwhile');
    const empty = await sendPart(browser, address, { offset: picture.length, bytes: Buffer.alloc(0) });
    assert.equal(empty.status, 204, empty.text);
    assert.deepEqual([await statesOf(browser, collection), keptFiles(app, 'files').length], [['ready'], 2]);
  },
);

testOnEachEngine('C10 a body without a length can bring no more than announced either', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const address = await announced(browser, newCollection());
  const call = await openPart(browser, address, { 'transfer-encoding': 'chunked' });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.end(Buffer.concat([picture, Buffer.alloc(100_000)]));
  const [answer] = await answered;
  answer.resume();
  assert.equal(answer.statusCode, 413);
  assert.doesNotMatch(app.transcript().log, /request failed/);
  const offset = (await askOffset(browser, address)).headers.get('upload-offset');
  assert.ok(Number(offset) <= picture.length, String(offset));
});

testOnEachEngine('C10 what had come when the connection was cut is not sent again', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const collection = newCollection();
  const address = await announced(browser, collection);
  const half = 40;
  const call = await openPart(browser, address, { 'content-length': String(picture.length) });
  call.on('error', () => undefined);
  call.write(picture.subarray(0, half));
  const file = path.join(app.services.config.dataDir, 'incoming', path.basename(address));
  while (statSync(file).size < half) await setImmediate();
  call.destroy();
  assert.equal((await askOffset(browser, address)).headers.get('upload-offset'), String(half));
  const rest = await sendPart(browser, address, { offset: half, bytes: picture.subarray(half) });
  assert.equal(rest.status, 204, rest.text);
  assert.deepEqual(await statesOf(browser, collection), ['ready']);
  assert.doesNotMatch(app.transcript().log, /request failed/, 'a visitor who goes away is no failure of the server');
});

testOnEachEngine(
  'C10 a file that came whole before a crash is dealt with when its sender asks again',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = app.newBrowser();
    const collection = newCollection();
    const address = await announced(browser, collection);
    writeFileSync(path.join(app.services.config.dataDir, 'incoming', path.basename(address)), picture);
    const answers = await Promise.all([askOffset(browser, address), askOffset(browser, address)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.deepEqual([await statesOf(browser, collection), keptFiles(app, 'files').length], [['ready'], 2]);
  },
);

testOnEachEngine('C10 of two calls that send the same bytes at once one is taken', async (database, context) => {
  const app = await openTestApp(context, database);
  const collection = newCollection();
  const address = await announced(app.newBrowser(), collection);
  const answers = await Promise.all(
    [app.newBrowser(), app.newBrowser()].map((each) => sendPart(each, address, { offset: 0, bytes: picture })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [204, 409],
  );
  assert.deepEqual([await statesOf(app.newBrowser(), collection), keptFiles(app, 'files').length], [['ready'], 2]);
});

testOnEachEngine('C10 a file of a wrong type is refused and leaves nothing', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const table = [
    [{ name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from('MZ program') }, 'attachment-type'],
    [{ name: 'a.png', type: 'image/png', bytes: picture.subarray(0, 60) }, 'attachment-unreadable'],
    [{ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('PK\x03\x04 archive') }, 'attachment-type'],
    [{ name: 'a.pdf', type: 'application/pdf', bytes: await newDocument(101) }, 'attachment-too-large'],
  ] as const;
  for (const [file, code] of table) {
    const collection = newCollection();
    const announcement = await announce(browser, { ...file, collection });
    const address = announcement.headers.get('location') ?? '';
    const answer = await sendPart(browser, address, { offset: 0, bytes: file.bytes });
    assert.equal(answer.code, code);
    assert.equal((await askOffset(browser, address)).status, 404);
  }
  await assertNothingLeft(app);
});

testOnEachEngine('C10 a file goes by what it is, whatever it is called and said to be', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const collection = newCollection();
  const names = [
    '../../etc/passwd.jpg',
    String.raw`C:\fakepath\foto.jpeg`,
    'rech\u202Egpj.exe',
    'a\0b\r\nc.jpg',
    '...',
    '.htaccess',
  ];
  for (const name of names) {
    assert.equal((await upload(browser, { ...png, type: 'image/jpeg', name, collection })).status, 204);
  }
  const files = await listOf(browser, collection);
  assert.deepEqual(
    files.map(({ name }) => name),
    ['passwd.png', 'foto.png', 'rechgpj.png', 'abc.png', 'file.png', 'file.png'],
  );
  assert.ok(files.every(({ type }) => type === 'image/png'));
  assert.ok(keptFiles(app, 'files').every((file) => /^[\w-]{43}(?:\.preview)?$/.test(file)));
});

testOnEachEngine('C10 only who knows the secret of a draft sees and removes its files', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const collection = newCollection();
  const address = await announced(browser, collection);
  const [file] = await listOf(browser, collection);
  assert.ok(file);
  assert.deepEqual(await listOf(browser, newCollection()), []);
  done(await browser.post(removeAttachment.path, { collection: newCollection(), id: file.id }), removeAttachment);
  assert.equal((await askOffset(browser, address)).status, 200);
  const guessed = `${attachmentUploadsPath}/${file.id}-${newCollection().padEnd(43, 'x')}`;
  assert.equal((await askOffset(browser, guessed)).status, 404);
  assert.equal((await sendPart(browser, guessed, { offset: 0, bytes: picture })).code, 'not-found');
  done(await browser.post(removeAttachment.path, { collection, id: file.id }), removeAttachment);
  assert.equal((await sendPart(browser, address, { offset: 0, bytes: picture })).code, 'not-found');
  await assertNothingLeft(app);
});

testOnEachEngine('J1 C10 uploads pass the checks of every other call', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const address = await announced(browser, newCollection());
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '5', 'upload-offset': '0' };
  const type = { 'content-type': 'application/offset+octet-stream' };
  const calls = [
    ['POST', attachmentUploadsPath, {}, 403, 'csrf-token-invalid'],
    ['PATCH', address, type, 403, 'csrf-token-invalid'],
    ['PATCH', address, { 'content-type': 'text/plain' }, 415, 'unsupported-media-type'],
    ['GET', address, {}, 404, 'not-found'],
    ['DELETE', address, {}, 404, 'not-found'],
    ['OPTIONS', attachmentUploadsPath, {}, 404, 'not-found'],
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

testOnEachEngine(
  'C10 an instance that does not know an upload says so, and its sender begins anew',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const other = await openTestApp(context, database, { environment: { DATA_DIR: temporaryFolder(context) } });
    const collection = newCollection();
    const address = await announced(app.newBrowser(), collection);
    assert.equal((await askOffset(other.newBrowser(), address)).status, 404);
    assert.equal((await sendPart(other.newBrowser(), address, { offset: 0, bytes: picture })).code, 'not-found');
    assert.deepEqual(await statesOf(app.newBrowser(), collection), ['receiving'], 'the first one can still go on');
  },
);
