import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { inboundMailSourcePath } from '#contract/mail/inbound-mail.ts';
import {
  attached,
  mailboxAt,
  multipart,
  openImapServer,
  rawMail,
  readMailbox,
  saveMailbox,
} from '#tests/support/requests/inbound-mails.ts';
import { openOffice, readDetail, storeRequest } from '#tests/support/people/office.ts';
import { newPicture } from '#tests/support/requests/pictures.ts';
import { deleteOver } from '#tests/support/database/retention.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const path = '/api/admin/inbound-mails';

type Listed = { rows: { id: string; state: string; reason: string }[]; waiting: number };

const list = async (browser: TestBrowser, query = '') => (await browser.get(`${path}${query}`)).body as Listed;

/** An office with a mail that belongs to no request. */
async function openWith(context: TestContext, database: TestDatabase, mail: string) {
  const app = await openTestApp(context, database);
  const server = await openImapServer(context);
  const { browser } = await openOffice(app);
  await saveMailbox(browser, mailboxAt(server));
  server.add(mail);
  await readMailbox(app);
  const { rows } = await list(browser);
  return { app, server, browser, id: String(rows[0]?.id) };
}

function mailWithFiles(): string {
  return rawMail({
    subject: '=?utf-8?B?Rm90a3kgc3RyZWNoeQ==?=',
    ...multipart('mixed', [
      { type: 'text/plain; charset=utf-8', body: 'Posielam fotky.\r\n\r\n-- \r\nAnna' },
      attached('strecha.jpg', newPicture(60, 40)),
      attached('návod.exe', Buffer.from('MZ not a picture')),
    ]),
  });
}

testOnEachEngine(
  'I2 C10 a mail that a person matches brings its files, which pass the inspection',
  async (database, context) => {
    const { app, browser, id } = await openWith(context, database, mailWithFiles());
    const request = await storeRequest(app, { status: 'responded' });
    assert.equal((await browser.post(`${path}/${id}/join`, { number: 9999 })).status, 400);
    const joined = await browser.post(`${path}/${id}/join`, { number: request.number });
    assert.deepEqual(joined.body, { request: { id: request.id, number: request.number } });
    const { status, messages, attachments } = await readDetail(browser, request.id);
    assert.deepEqual(
      [status, messages[0]?.body, messages[0]?.inboundMail?.filesLeft, attachments.map(({ name }) => name)],
      ['in_review', 'Posielam fotky.', 1, ['strecha.png']],
    );
    assert.equal((await browser.post(`${path}/${id}/join`, { number: request.number })).status, 409, 'once');
    assert.equal((await list(browser)).waiting, 0);
  },
);

testOnEachEngine('I2 a mail becomes a request of its sender, once', async (database, context) => {
  const { browser, id } = await openWith(context, database, mailWithFiles());
  const made = (await browser.post(`${path}/${id}/request`, { language: 'sk' })).body as { request: { id: string } };
  const { title, description, contact, attachments, status } = await readDetail(browser, made.request.id);
  assert.deepEqual(
    [title, description, contact.email, attachments.length, status],
    ['Fotky strechy', 'Posielam fotky.', 'anna@kovac.example', 1, 'new'],
  );
  assert.equal((await browser.post(`${path}/${id}/request`, { language: 'sk' })).status, 409);
});

testOnEachEngine(
  'I2 K6 a mail that is set aside is deleted after 90 days, with its bytes',
  async (database, context) => {
    const { app, browser, id } = await openWith(context, database, rawMail());
    assert.equal((await browser.post(`${path}/${id}/set-aside`)).status, 200);
    assert.deepEqual((await list(browser, '?state=waiting')).rows, []);
    const { object_key: key } = await database.db
      .selectFrom('inbound_mails')
      .select('object_key')
      .executeTakeFirstOrThrow();
    app.passTime(91 * 24 * 60 * 60_000);
    await deleteOver(app.services, 'loose-mails');
    await app.runDueJobs();
    assert.equal(await app.services.files.get(String(key)), null);
    assert.deepEqual(await database.db.selectFrom('inbound_mails').select('id').execute(), []);
  },
);

testOnEachEngine('I4 nobody but the agency reads a mail that came in', async (database, context) => {
  const { app, browser, id } = await openWith(context, database, rawMail());
  const source = inboundMailSourcePath.replace(':id', id);
  assert.equal((await browser.get(source)).status, 200);
  assert.equal((await app.newBrowser().get(source)).status, 401);
  const customer = await app.newBrowserOf('user');
  assert.equal((await customer.get(source)).status, 403);
});

testOnEachEngine(
  'G3 G6 the mails of a request go with it, and with what is personal of its customer',
  async (database, context) => {
    const { app, browser, id } = await openWith(context, database, mailWithFiles());
    const made = (await browser.post(`${path}/${id}/request`, { language: 'sk' })).body as { request: { id: string } };
    const { version } = await readDetail(browser, made.request.id);
    const row = await database.db.selectFrom('inbound_mails').select('object_key').executeTakeFirstOrThrow();
    const gone = await browser.delete(`/api/admin/service-requests/${made.request.id}`, { version });
    assert.equal(gone.status, 200, gone.text);
    await app.runDueJobs();
    assert.equal(await app.services.files.get(String(row.object_key)), null);
    assert.deepEqual(await database.db.selectFrom('inbound_mails').select('id').execute(), []);
  },
);
