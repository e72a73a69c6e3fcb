import assert from 'node:assert/strict';
import type { LiveEvent } from '#contract/live.ts';
import { listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { languages } from '#domain/languages.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { refusalsOf } from '#tests/support/people/accounts.ts';
import {
  done,
  openOffice,
  readDetail,
  requestsPath,
  storeRequest,
  storedRequest,
} from '#tests/support/people/office.ts';
import { countRows } from '#tests/support/database/stored-submissions.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openSecondApp, openTestApp, startTime } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const entry = {
  language: 'cs',
  contact: { name: 'Jiří Dvořák', email: 'Jiri@dvorak.example', phone: '+420 603 111 222', company: 'Dvořák' },
  title: 'Web pro tesaře',
  service: 'website',
  trade: 'carpenter',
  budget: '1500-3500',
  customBudget: '',
  timeline: '1-month',
  description: 'Volal v úterý, chce nový web.',
};

const enter = (browser: TestBrowser, body: object = entry, key = newKey()) =>
  browser.post(requestsPath, body, { 'idempotency-key': key });

testOnEachEngine(
  'G3 D8 a request entered by hand is stored with customer and history, is announced, and mails nobody',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser, username } = await openOffice(app);
    const heard: LiveEvent[] = [];
    app.services.live.subscribe((event) => heard.push(event));
    const row = done(await enter(browser));
    assert.partialDeepStrictEqual(row, {
      number: 1001,
      source: 'manual',
      status: 'new',
      language: 'cs',
      currency: 'CZK',
      customerName: 'Jiří Dvořák',
      answerDueAt: startTime + 24 * 60 * 60_000,
      isUnread: false,
      version: 1,
    });
    const { id, number, title } = row;
    assert.deepEqual(heard, [{ kind: 'request-arrived', id, number, title, source: 'manual' }]);
    const detail = await readDetail(browser, id);
    assert.equal(detail.description, entry.description);
    assert.deepEqual(detail.told, { form: 'entry', budget: '1500-3500', customBudget: '', timeline: '1-month' });
    assert.deepEqual(detail.budget, { minimum: 3_750_000, maximum: 8_750_000 });
    assert.deepEqual([detail.events.length, detail.events[0]?.actorName], [1, username]);
    assert.deepEqual(await countRows(database), {
      customers: 1,
      estimates: 0,
      service_requests: 1,
      service_request_events: 1,
      outbox_messages: 0,
      jobs: 0,
    });
    const found = done(await browser.get(`${requestsPath}?search=dvorak+603111222`), listServiceRequests);
    assert.equal(found.rows.length, 1);
  },
);

testOnEachEngine('D8 an own sum is kept in the customer’s currency, and asked for', async (database, context) => {
  const app = await openTestApp(context, database);
  const { browser } = await openOffice(app);
  const missing = await enter(browser, { ...entry, budget: 'custom' });
  assert.deepEqual(
    refusalsOf(missing).map(({ field }) => field),
    ['customBudget'],
  );
  const row = done(await enter(browser, { ...entry, budget: 'custom', customBudget: '60 000' }));
  assert.deepEqual(row.budget, { minimum: 0, maximum: 6_000_000 });
});

testOnEachEngine(
  'G3 an entry sent 20 times at once through two instances is one request; the same key with other content is rejected',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const other = await openSecondApp(context, database);
    const { browser } = await openOffice(app);
    const elsewhere = other.newBrowser();
    const csrfToken = await browser.takeToken();
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    const key = newKey();
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'idempotency-key': key };
    const call = { method: 'POST', headers, body: JSON.stringify(entry) };
    const sends = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? browser : elsewhere).call(requestsPath, call),
    );
    const ids = (await Promise.all(sends)).map((answer) => done(answer).id);
    assert.equal(new Set(ids).size, 1);
    const reused = await enter(browser, { ...entry, title: 'Jiný' }, key);
    assert.deepEqual([reused.status, reused.code], [409, 'idempotency-key-reused']);
    assert.equal((await countRows(database)).service_requests, 1);
  },
);

testOnEachEngine(
  'G3 an entry is validated by the rules of the admin forms, with a text at each field in the reader’s language',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const contact = { name: 'Ž', email: 'nikde', phone: '12', company: '' };
    const empty = { service: null, trade: null, budget: null, timeline: null, title: ' ', description: 'Krátke' };
    for (const language of languages) {
      browser.cookies.set('i18next', language);
      const answer = await enter(browser, { ...entry, ...empty, contact });
      assert.deepEqual([answer.status, answer.code], [400, 'invalid-input']);
      const refusals = refusalsOf(answer);
      assert.deepEqual(
        refusals.map(({ field, rule }) => `${field} ${rule}`),
        [
          'name too-short',
          'email email',
          'phone phone',
          'title required',
          'service required',
          'trade required',
          'budget required',
          'timeline required',
          'description too-short',
        ],
      );
      assert.equal(refusals[3]?.message, texts[language].validation.required);
      assert.match(refusals[8]?.message ?? '', /10/);
    }
    assert.equal((await countRows(database)).service_requests, 0);
  },
);

testOnEachEngine(
  'G3 changed details are found by the new words only, and the request moves to the customer of its new e-mail address',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { browser } = await openOffice(app);
    const { id, customer_id } = await storeRequest(app, { description: 'Stará.' });
    const contact = { name: ' Eva Malá ', email: 'eva@mala.example', phone: '', company: '' };
    const details = { title: 'Kúpeľňa', description: 'Stará.', service: 'web-app', trade: null, contact };
    const row = done(await browser.put(`${requestsPath}/${id}`, { ...details, version: 1 }));
    assert.deepEqual([row.title, row.service, row.customerName, row.version], ['Kúpeľňa', 'web-app', 'Eva Malá', 2]);
    assert.notEqual(row.customerId, customer_id);
    const find = async (search: string) =>
      done(await browser.get(`${requestsPath}?search=${search}`), listServiceRequests).rows.length;
    assert.deepEqual(
      [await find('kupelna'), await find('mala'), await find('strechar'), await find('anna')],
      [1, 1, 0, 0],
    );
    const same = done(await browser.put(`${requestsPath}/${id}`, { ...details, version: 2 }));
    assert.equal(same.version, 2, 'the same again changes nothing');
    const short = await browser.put(`${requestsPath}/${id}`, { ...details, description: 'Nová', version: 2 });
    assert.deepEqual(
      refusalsOf(short).map(({ field, rule }) => `${field} ${rule}`),
      ['description too-short'],
    );
    const stored = await storedRequest(app, id);
    assert.equal(JSON.parse(stored.contact).name, 'Eva Malá');
    const kinds = (await readDetail(browser, id)).events.map(({ kind }) => kind);
    assert.deepEqual(kinds, ['submitted', 'details-changed']);
  },
);
