import assert from 'node:assert/strict';
import type { Dashboard } from '#contract/analytics/analytics.ts';
import type { RequestDetail, RequestRow } from '#contract/service-requests/service-requests.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import type { FieldError } from '#contract/error-body.ts';
import { brand } from '#domain/brand.ts';
import { emptyContactMessage } from '#domain/contact/contact-message.ts';
import { languages } from '#domain/languages.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { contactBody, sampleMessage, sendMessage } from '#tests/support/requests/contact-messages.ts';
import { sampleContact } from '#tests/support/requests/sample-request.ts';
import { countRows, nothing, oneOfEach, readRequest, stored } from '#tests/support/database/stored-submissions.ts';
import { newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { openSecondApp, openTestApp, startTime } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const freely = { environment: { RATE_LIMIT_FACTOR: '1000' } };
const oneWithoutEstimate = { ...oneOfEach, estimates: 0 };

testOnEachEngine(
  'E1 a message becomes a request from the contact form with customer, history and two mails',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const result = stored(await sendMessage(app.newBrowser()));
    assert.equal(result.number, 1001);
    assert.deepEqual(await countRows(database), oneWithoutEstimate);
    const row = await readRequest(database, result);
    const { status, source, language, currency, answers, estimate_id, created_at, is_archived, is_unread } = row;
    assert.deepEqual(
      { status, source, language, currency, answers, estimate_id, created_at, is_archived, is_unread },
      {
        status: 'new',
        source: 'contact',
        language: 'sk',
        currency: 'EUR',
        answers: null,
        estimate_id: null,
        created_at: startTime,
        is_archived: 0,
        is_unread: 1,
      },
    );
    assert.match(row.search_text, /1001 .*lubica durickova.*kalkulacku plochy/s);
    const event = await database.db.selectFrom('service_request_events').select('detail').executeTakeFirstOrThrow();
    assert.deepEqual(JSON.parse(event.detail), { isSuspicious: false });
    const { service, told, budget_minimum_minor, budget_maximum_minor } = row;
    assert.deepEqual([service, budget_minimum_minor, budget_maximum_minor], ['calculator', 150_000, 350_000]);
    const choices = { form: 'contact', service: 'calculator', budget: 'medium', timeline: 'normal' };
    assert.deepEqual(JSON.parse(told ?? ''), choices);
  },
);

testOnEachEngine(
  'E1 D8 the back office reads who wrote, what was chosen as values, and the message',
  async (database, context) => {
    const app = await openTestApp(context, database);
    await sendMessage(app.newBrowser(), contactBody({ language: 'cs' }));
    const office = await app.newBrowserOf('admin');
    const list = (await office.get('/api/admin/service-requests')).body as { rows: RequestRow[] };
    const [row] = list.rows;
    assert.deepEqual([row?.source, row?.estimate, row?.title], ['contact', null, 'Zpráva z webu: Kalkulačka ceny']);
    const detail = (await office.get(`/api/admin/service-requests/${row?.id}`)).body as RequestDetail;
    assert.deepEqual([detail.answers, detail.explainedEstimate, detail.contact], [null, null, sampleContact]);
    assert.equal(detail.description, sampleMessage.message);
    const told = { form: 'contact', service: 'calculator', budget: 'medium', timeline: 'normal' };
    assert.deepEqual([detail.told, detail.service], [told, 'calculator']);
    const budget = { minimum: 3_750_000, maximum: 8_750_000 };
    assert.deepEqual(detail.budget, budget);
    const dashboard = (await office.get('/api/admin/analytics/dashboard')).body as Dashboard;
    const sums = dashboard.projection.find(({ status }) => status === 'new')?.estimates;
    assert.deepEqual(sums, [{ currency: 'CZK', ...budget }], 'the projection counts the budget that was named');
    const calculators = (await office.get('/api/admin/service-requests?service=calculator')).body as {
      rows: RequestRow[];
    };
    assert.deepEqual(
      calculators.rows.map(({ id }) => id),
      [row?.id],
    );
  },
);

testOnEachEngine('E1 a message may leave every choice, phone and company open', async (database, context) => {
  const app = await openTestApp(context, database);
  const contact = { name: ' Jan ', email: ' jan@firma.example ', phone: ' ', company: '' };
  const message = { ...emptyContactMessage, contact, message: '  Zavolejte.  ' };
  const row = await readRequest(database, stored(await sendMessage(app.newBrowser(), contactBody({ message }))));
  assert.deepEqual([row.title, row.description, row.service], ['Správa z webu', 'Zavolejte.', null]);
  assert.deepEqual(JSON.parse(row.contact), { name: 'Jan', email: 'jan@firma.example', phone: '', company: '' });
});

testOnEachEngine(
  'E1 the mails go to the visitor and to the mailbox of the language; the visitor reads back only the name',
  async (database, context) => {
    const app = await openTestApp(context, database, freely);
    for (const language of languages) {
      const contact = { ...sampleContact, email: `visitor@${language}.example`, company: 'SPAM & Co' };
      const message = { ...sampleMessage, contact, message: 'SPAM https://spam.example' };
      stored(await sendMessage(app.newBrowser(), contactBody({ language, message })));
      app.passTime(1);
    }
    await app.runDueJobs();
    assert.equal(app.mail.delivered.length, 2 * languages.length);
    for (const language of languages) {
      const visitor = `visitor@${language}.example`;
      const received = app.mail.delivered.find(({ to }) => to === visitor);
      const copy = app.mail.delivered.find(({ replyTo }) => replyTo === visitor);
      assert.ok(received && copy);
      assert.deepEqual([received.language, copy.to], [language, brand.mailboxes[language]]);
      assert.doesNotMatch(received.text + received.html + received.subject, /SPAM|spam\.example/);
      assert.ok(received.text.includes(sampleContact.name) && received.text.includes('100'));
      for (const said of [
        sampleContact.name,
        'SPAM https://spam.example',
        texts[language].contact.services.calculator,
      ]) {
        assert.ok(copy.text.includes(said), `${language}: ${said}`);
      }
      for (const { text, html } of [received, copy]) assert.doesNotMatch(text + html, /\{\{|undefined|contact:\w/);
    }
  },
);

testOnEachEngine(
  'E1 the same message sent 20 times at once, through two instances, is one request with two mails',
  async (database, context) => {
    const app = await openTestApp(context, database, freely);
    const other = await openSecondApp(context, database, freely);
    const key = newKey();
    const sends = Array.from({ length: 20 }, (_, index) =>
      sendMessage((index % 2 === 0 ? app : other).newBrowser(), contactBody(), key),
    );
    const results = (await Promise.all(sends)).map(stored);
    assert.deepEqual(new Set(results.map(({ number }) => number)), new Set([1001]));
    assert.equal(new Set(results.map(({ confirmationToken }) => confirmationToken)).size, 1);
    app.passTime(24 * 3_600_000);
    assert.deepEqual(stored(await sendMessage(app.newBrowser(), contactBody(), key)), results[0], 'the next day too');
    assert.deepEqual(await countRows(database), oneWithoutEstimate);
  },
);

testOnEachEngine('E1 a key that has stored something else is refused with 409', async (database, context) => {
  const app = await openTestApp(context, database);
  const [key, configured] = [newKey(), newKey()];
  stored(await sendMessage(app.newBrowser(), contactBody(), key));
  stored(await submit(app.newBrowser(), submission(), configured));
  const other = contactBody({ message: { ...sampleMessage, message: 'Something else' } });
  for (const [body, used] of [
    [other, key],
    [contactBody({ language: 'en' }), key],
    [contactBody(), configured],
  ] as const) {
    const answer = await sendMessage(app.newBrowser(), body, used);
    assert.deepEqual([answer.status, answer.code], [409, 'idempotency-key-reused']);
  }
  assert.equal((await countRows(database)).service_requests, 2);
});

testOnEachEngine('E1 what breaks a rule is refused with 400 and a text at each field', async (database, context) => {
  const app = await openTestApp(context, database, freely);
  const contact = { name: 'Ž', email: 'nowhere', phone: '12', company: '' };
  for (const language of languages) {
    const body = contactBody({ language, message: { ...sampleMessage, contact, message: ' ' } });
    const answer = await app
      .newBrowser('192.0.2.1', { 'accept-language': language })
      .post('/api/contact-messages', body, {
        'idempotency-key': newKey(),
      });
    assert.deepEqual([answer.status, answer.code], [400, 'invalid-input']);
    const { details } = answer.body as { details: FieldError[] };
    assert.deepEqual(
      details.map(({ field, rule }) => `${field} ${rule}`),
      ['name too-short', 'email email', 'phone phone', 'message required'],
    );
    assert.equal(details.at(-1)?.message, texts[language].contact.errors.message);
  }
  const long = { ...sampleMessage, message: 'ž'.repeat(4001) };
  assert.equal((await sendMessage(app.newBrowser(), contactBody({ message: long }))).status, 400);
  assert.deepEqual(await countRows(database), nothing);
});

testOnEachEngine('E1 what is no message at all is refused with 400', async (database, context) => {
  const app = await openTestApp(context, database, freely);
  for (const wrong of [
    { ...contactBody(), language: 'xx' },
    { ...contactBody(), extra: 1 },
    { ...contactBody(), message: { ...sampleMessage, service: 'e-shop' } },
    { ...contactBody(), message: { ...sampleMessage, message: 5 } },
    {},
  ]) {
    assert.deepEqual((await sendMessage(app.newBrowser(), wrong)).code, 'invalid-input');
  }
  assert.equal((await sendMessage(app.newBrowser(), contactBody(), 'short')).status, 400);
  assert.deepEqual(await countRows(database), nothing);
});

testOnEachEngine(
  'E1 a message with the hidden field filled gets the usual response, and is archived without customer and mails',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const result = stored(await sendMessage(app.newBrowser(), contactBody({ website: 'https://spam.example' })));
    const row = await readRequest(database, result);
    assert.deepEqual([row.is_archived, row.is_unread, row.customer_id], [1, 1, null]);
    const counts = { ...oneWithoutEstimate, customers: 0, outbox_messages: 0, jobs: 0 };
    assert.deepEqual(await countRows(database), counts);
  },
);

testOnEachEngine(
  'E1 a message sent faster than a person can write it is rejected with the time to wait, and accepted after it',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { MINIMUM_FILL_MS: '3000' } });
    const browser = app.newBrowser();
    const csrfToken = await browser.takeToken();
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'idempotency-key': newKey() };
    const send = () =>
      browser.call('/api/contact-messages', { method: 'POST', headers, body: JSON.stringify(contactBody()) });
    app.passTime(800);
    const early = await send();
    assert.deepEqual([early.status, early.code, early.headers.get('retry-after')], [429, 'sent-too-fast', '3']);
    assert.deepEqual(await countRows(database), nothing);
    app.passTime(2200);
    stored(await send());
  },
);

testOnEachEngine(
  'E1 the eleventh message from one address within ten minutes is rejected, and accepted afterwards',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const numbers = new Set<SubmittedRequest['number']>();
    for (let sent = 0; sent < 10; sent += 1) numbers.add(stored(await sendMessage(app.newBrowser())).number);
    assert.equal(numbers.size, 10);
    const key = newKey();
    const refused = await sendMessage(app.newBrowser(), contactBody(), key);
    assert.deepEqual([refused.status, refused.code], [429, 'too-many-requests']);
    stored(await sendMessage(app.newBrowser('192.0.2.2')));
    app.passTime(10 * 60_000);
    stored(await sendMessage(app.newBrowser(), contactBody(), key));
  },
);
