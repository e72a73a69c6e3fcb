import assert from 'node:assert/strict';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openTestApp } from '#tests/support/test-app.ts';
import { temporaryFolder, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import {
  announced,
  askOffset,
  keptFiles,
  newCollection,
  openPart,
  openVisit,
  png,
  sendPart,
  statesOf,
} from '#tests/support/requests/uploads.ts';

testOnEachEngine('C10 an interrupted upload resumes where it stopped', async (database, context) => {
  const { browser, collection } = await openVisit(context, database);
  const address = await announced(browser, collection);
  const half = 40;
  const first = await sendPart(browser, address, { offset: 0, bytes: png.bytes.subarray(0, half) });
  assert.deepEqual([first.status, first.headers.get('upload-offset')], [204, '40']);
  assert.deepEqual(await statesOf(browser, collection), ['receiving']);
  assert.equal((await askOffset(browser, address)).headers.get('upload-offset'), '40');
  const conflict = await sendPart(browser, address, { offset: 0, bytes: png.bytes });
  assert.deepEqual([conflict.status, conflict.code], [409, 'changed-meanwhile']);
  const last = await sendPart(browser, address, { offset: half, bytes: png.bytes.subarray(half) });
  assert.equal(last.status, 204, last.text);
  assert.deepEqual(await statesOf(browser, collection), ['ready']);
});

testOnEachEngine(
  'C10 a sender who missed the last response learns that the file is complete, and it is stored once',
  async (database, context) => {
    const { app, browser, collection } = await openVisit(context, database);
    const address = await announced(browser, collection);
    assert.equal((await sendPart(browser, address, { offset: 0, bytes: png.bytes })).status, 204);
    const head = await askOffset(browser, address);
    assert.deepEqual([head.status, head.headers.get('upload-offset')], [200, String(png.bytes.length)]);
    assert.equal(head.headers.get('upload-metadata') ?? '', '', 'nobody hears the secret of the draft');
    assert.equal((await sendPart(browser, address, { offset: 0, bytes: png.bytes })).code, 'changed-meanwhile');
    const empty = await sendPart(browser, address, { offset: png.bytes.length, bytes: Buffer.alloc(0) });
    assert.equal(empty.status, 204, empty.text);
    assert.deepEqual([await statesOf(browser, collection), keptFiles(app, 'files').length], [['ready'], 2]);
  },
);

testOnEachEngine(
  'C10 bytes that arrived before the connection was lost are not sent again',
  async (database, context) => {
    const { app, browser, collection } = await openVisit(context, database);
    const address = await announced(browser, collection);
    const half = 40;
    const call = await openPart(browser, address, { 'content-length': String(png.bytes.length) });
    call.on('error', () => undefined);
    call.write(png.bytes.subarray(0, half));
    const file = path.join(app.services.config.dataDir, 'incoming', path.basename(address));
    while (statSync(file).size < half) await setImmediate();
    call.destroy();
    assert.equal((await askOffset(browser, address)).headers.get('upload-offset'), String(half));
    const rest = await sendPart(browser, address, { offset: half, bytes: png.bytes.subarray(half) });
    assert.equal(rest.status, 204, rest.text);
    assert.deepEqual(await statesOf(browser, collection), ['ready']);
    assert.doesNotMatch(app.transcript().log, /request failed/, 'a visitor who goes away is no failure of the server');
  },
);

testOnEachEngine(
  'C10 a file completed before a crash is processed when its sender asks again',
  async (database, context) => {
    const { app, browser, collection } = await openVisit(context, database);
    const address = await announced(browser, collection);
    writeFileSync(path.join(app.services.config.dataDir, 'incoming', path.basename(address)), png.bytes);
    const answers = await Promise.all([askOffset(browser, address), askOffset(browser, address)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.deepEqual([await statesOf(browser, collection), keptFiles(app, 'files').length], [['ready'], 2]);
  },
);

testOnEachEngine('C10 of two simultaneous calls with the same bytes one is accepted', async (database, context) => {
  const app = await openTestApp(context, database);
  const collection = newCollection();
  const address = await announced(app.newBrowser(), collection);
  const answers = await Promise.all(
    [app.newBrowser(), app.newBrowser()].map((each) => sendPart(each, address, { offset: 0, bytes: png.bytes })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [204, 409],
  );
  assert.deepEqual([await statesOf(app.newBrowser(), collection), keptFiles(app, 'files').length], [['ready'], 2]);
});

testOnEachEngine(
  'C10 an instance without the upload responds 404, and the sender starts again',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const other = await openTestApp(context, database, { environment: { DATA_DIR: temporaryFolder(context) } });
    const collection = newCollection();
    const address = await announced(app.newBrowser(), collection);
    assert.equal((await askOffset(other.newBrowser(), address)).status, 404);
    assert.equal((await sendPart(other.newBrowser(), address, { offset: 0, bytes: png.bytes })).code, 'not-found');
    assert.deepEqual(await statesOf(app.newBrowser(), collection), ['receiving'], 'the first one can still go on');
  },
);
