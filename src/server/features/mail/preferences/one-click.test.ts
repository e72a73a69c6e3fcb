import assert from 'node:assert/strict';
import { awayPauses } from '#domain/threads/away.ts';
import { mailsTo } from '#tests/support/people/accounts.ts';
import { enterProject } from '#tests/support/people/entered-projects.ts';
import { keepOnly, newestTo, offIn, turnedOffOf } from '#tests/support/people/mail-preferences.ts';
import { keepSignedIn, shownUndelivered } from '#tests/support/people/office.ts';
import { openPortal } from '#tests/support/people/project-office.ts';
import { written } from '#tests/support/people/threads.ts';
import { type QuoteOffice, openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

const oneClick = 'List-Unsubscribe=One-Click';
const multipart = [
  '--edge',
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  '',
  'One-Click',
  '--edge--',
  '',
].join('\r\n');

/** Posts as a mail program's server does: no cookie, no page of the site that it comes from. */
const post = (browser: TestBrowser, path: string, body = oneClick): Promise<TestAnswer> => {
  const type = body === multipart ? 'multipart/form-data; boundary=edge' : 'application/x-www-form-urlencoded';
  return browser.call(path, { method: 'POST', headers: { 'content-type': type }, body });
};

/** Writes a message in a project and lets it leave; returns the mails with messages to an address. */
async function say({ app, browser }: QuoteOffice, { id, email }: { id: string; email: string }, body: string) {
  await written(browser, { side: 'agency', place: 'project', id, body });
  app.passTime(awayPauses.longest);
  await app.runDueJobs();
  return (await mailsTo(app, email)).filter(({ subject }) => subject.includes('#0001'));
}

const pathIn = (address: string | undefined): string => {
  const { pathname, search } = new URL(address ?? '');
  return pathname + search;
};

const stored = ({ app }: QuoteOffice) =>
  app.services.db.selectFrom('mail_preferences').select(['email_key', 'topic', 'is_on', 'changed_at']).execute();

testOnEachEngine(
  'I3 one click of a mail program turns a topic off without a login, opening the link changes nothing, and what is off is not sent',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    await keepSignedIn(database);
    const project = await enterProject(office);
    const { email } = project;
    const [mail] = await say(office, project, 'Prvá.');
    assert.ok(mail?.unsubscribe);
    const path = pathIn(mail.unsubscribe);
    assert.ok(mail.text.includes(`nových správach:\n${mail.unsubscribe}`), mail.text);
    assert.ok(mail.html.includes(`href="${mail.unsubscribe.replace('&', '&amp;')}"`));
    assert.ok(!path.includes('stolar'), 'no address stands in the link');
    const { text_body: kept } = await database.db
      .selectFrom('outbox_messages')
      .select('text_body')
      .where('recipient', '=', email)
      .where('kind', '=', 'thread-messages')
      .executeTakeFirstOrThrow();
    assert.ok(!kept.includes(new URLSearchParams(path.split('?')[1]).get('token') ?? ''), 'nor in what is stored');

    const [program, reader] = [office.app.newBrowser('203.0.113.7'), office.app.newBrowser('203.0.113.8')];
    for (const method of ['GET', 'HEAD', 'GET']) assert.equal((await reader.call(path, { method })).status, 200);
    assert.deepEqual(await stored(office), [], 'a program that opens links does nothing');

    for (let time = 0; time < 2; time += 1) {
      const answer = await post(program, path);
      assert.deepEqual([answer.status, answer.headers.get('set-cookie')], [200, null]);
      office.app.passTime(1000);
    }
    const [row, ...others] = await stored(office);
    assert.deepEqual([row?.email_key, row?.topic, row?.is_on, others], [email, 'messages', 0, []]);
    assert.ok((row?.changed_at ?? 0) <= office.app.services.clock() - 2000, 'the second click changed nothing');
    assert.equal((await say(office, project, 'Druhá.')).length, 1, 'what is off is not sent');
    const unsent = await newestTo(office.browser, email);
    assert.deepEqual([unsent?.state, unsent?.failure, unsent?.isResendable], ['failed', 'turned-off', false]);
    assert.equal((await office.browser.post(`/api/admin/outbox/${unsent?.id}/resend`)).code !== undefined, true);
    await office.browser.post('/api/admin/outbox/resend-failed');
    await office.app.runDueJobs();
    assert.equal((await newestTo(office.browser, email))?.state, 'failed');
    assert.deepEqual((await shownUndelivered(office.browser))[2], [], 'nobody has to mend anything');

    const page = await reader.get(path);
    const { mailPreferences } = readPageInput(page.text).data;
    assert.deepEqual(
      mailPreferences?.topics.map(({ topic, isOn }) => [topic, isOn]),
      [
        ['messages', false],
        ['approvals', true],
        ['material', true],
        ['quote-reminders', true],
        ['references', true],
      ],
    );
    assert.equal(readPageInput(page.text).language, 'sk');
    const again = await reader.postForm(path, [['go', 'on']]);
    assert.equal(again.status, 303);
    const after = readPageInput((await reader.get(again.headers.get('location') ?? '')).text).data.mailPreferences;
    assert.deepEqual([after?.news, after?.topics[0]?.isOn], ['on', true]);
    assert.equal((await say(office, project, 'Tretia.')).length, 2);
    assert.equal((await post(program, path, multipart)).status, 200, 'as RFC 8058 wants programs to post');
    const customer = await openPortal(office, email);
    assert.deepEqual(await offIn(customer), ['messages'], 'an account takes over what its address wants');
    assert.equal((await keepOnly(customer, ['messages', 'material'])).status, 303);
    assert.deepEqual(await offIn(customer), ['approvals', 'quote-reminders', 'references']);
    assert.equal((await say(office, project, 'Štvrtá.')).length, 3);
    assert.equal(
      (
        await reader.postForm(path, [
          ['go', 'save'],
          ['on', 'approvals'],
        ])
      ).status,
      303,
    );
    assert.deepEqual(await offIn(customer), ['messages', 'material', 'quote-reminders', 'references']);
  },
);

testOnEachEngine(
  'I3 a link that the site has not made opens and changes nothing, and a form that says nothing known is refused',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const project = await enterProject(office);
    const [mail] = await say(office, project, 'Prvá.');
    const path = pathIn(mail?.unsubscribe);
    const visitor = office.app.newBrowser('203.0.113.9');
    const [start = '', token = ''] = path.split('token=');
    const forged = ['', 'x', token.slice(0, -1), `${token}A`, token.replace(/.$/, token.endsWith('A') ? 'B' : 'A')];
    for (const each of forged) {
      assert.equal((await visitor.get(`${start}token=${each}`)).status, 410, each);
      assert.equal((await post(visitor, `${start}token=${each}`)).status, 410, each);
    }
    assert.equal((await visitor.postForm(path, [['go', 'delete']])).status, 400);
    assert.equal((await visitor.postForm(path, [])).status, 400);
    assert.deepEqual(await stored(office), []);
    assert.equal((await visitor.postForm('/portal/nastavenia', [['go', 'mails']])).status, 401);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const customer = await openPortal(office, project.email);
    const answer = await customer.postForm('/portal/nastavenia', [['go', 'mails']], foreign);
    assert.equal(answer.code, 'foreign-origin', 'another site cannot press the button of the settings');
    assert.deepEqual(await stored(office), []);
    const customerId = (await database.db.selectFrom('customers').select('id').executeTakeFirstOrThrow()).id;
    assert.deepEqual(await turnedOffOf(office.browser, customerId), []);
  },
);
