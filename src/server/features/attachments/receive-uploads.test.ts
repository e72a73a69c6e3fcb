import assert from 'node:assert/strict';
import { removeAttachment } from '#contract/attachments.ts';
import { newDocument } from '#tests/support/requests/hostile-files.ts';
import { done } from '#tests/support/people/office.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import {
  announce,
  askOffset,
  assertNothingLeft,
  keptFiles,
  listOf,
  newCollection,
  openVisit,
  png,
  sendPart,
  upload,
} from '#tests/support/requests/uploads.ts';

testOnEachEngine('C10 a picture is stored, listed, and deleted with its bytes', async (database, context) => {
  const { app, browser, collection } = await openVisit(context, database);
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

testOnEachEngine('C10 a file of a wrong type is rejected and deleted', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const table = [
    [{ name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from('MZ program') }, 'attachment-type'],
    [{ name: 'a.png', type: 'image/png', bytes: png.bytes.subarray(0, 60) }, 'attachment-unreadable'],
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

testOnEachEngine(
  'C10 the type of a file is detected from its content, not from name or declared type',
  async (database, context) => {
    const { app, browser, collection } = await openVisit(context, database);
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
  },
);
