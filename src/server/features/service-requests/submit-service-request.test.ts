import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { SubmittedRequest } from '#contract/service-requests.ts';
import { brand } from '#domain/brand.ts';
import { languages } from '#domain/languages.ts';
import { sampleAnswers, sampleContact } from '#tests/support/sample-request.ts';
import { answersOf, newKey, submission, submit } from '#tests/support/submissions.ts';
import { type TestApp, openTestApp, startTime } from '#tests/support/test-app.ts';
import type { TestAnswer } from '#tests/support/test-browser.ts';
import { type TestDatabase, openSecondInstance, testOnEachEngine } from '#tests/support/test-databases.ts';

const freely = { environment: { RATE_LIMIT_FACTOR: '1000' } };
const filledTables = [
  'customers',
  'estimates',
  'service_requests',
  'service_request_events',
  'outbox_messages',
  'jobs',
] as const;

/** Rows of every table that a submission writes. */
async function countRows({ db }: TestDatabase): Promise<Record<(typeof filledTables)[number], number>> {
  const counts = filledTables.map(async (table) => {
    const { count } = await db.selectFrom(table).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
    return [table, count];
  });
  return Object.fromEntries(await Promise.all(counts)) as Record<(typeof filledTables)[number], number>;
}

const oneOfEach = { customers: 1, estimates: 1, service_requests: 1, service_request_events: 1, outbox_messages: 2, jobs: 2 };
const nothing = { customers: 0, estimates: 0, service_requests: 0, service_request_events: 0, outbox_messages: 0, jobs: 0 };

function stored(answer: TestAnswer): SubmittedRequest {
  assert.equal(answer.status, 200, answer.text);
  return answer.body as SubmittedRequest;
}

function readRequest({ db }: TestDatabase, { number }: SubmittedRequest) {
  return db.selectFrom('service_requests').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
}

testOnEachEngine(
  'C9 a submission stores customer, estimate, request, history and two mails with their jobs',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const result = stored(await submit(app.newBrowser()));
    assert.equal(result.number, 1001);
    assert.match(result.confirmationToken, /^[\w-]{43}$/);
    assert.deepEqual(await countRows(database), oneOfEach);
    const row = await readRequest(database, result);
    const { status, source, language, currency, priority, waiting_on, created_at, created_day } = row;
    assert.deepEqual(
      { status, source, language, currency, priority, waiting_on, created_at, created_day },
      {
        status: 'new',
        source: 'configurator',
        language: 'sk',
        currency: 'EUR',
        priority: 'medium',
        waiting_on: 'us',
        created_at: startTime,
        created_day: '2026-11-21',
      },
    );
    assert.deepEqual([row.is_archived, row.is_unread, row.version], [0, 1, 1]);
    assert.deepEqual(JSON.parse(row.contact), sampleContact);
    assert.deepEqual(JSON.parse(row.answers ?? ''), sampleAnswers);
    assert.match(row.search_text, /1001 .*lubica durickova aeroskobing-pribyl/);
  },
);

testOnEachEngine('C9 the mails go to the visitor and to the mailbox of the language', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const language of languages) {
    const answers = answersOf({ email: `visitor@${language}.example` });
    stored(await submit(app.newBrowser(), submission({ language, answers })));
    app.passTime(1);
  }
  await app.runDueJobs();
  const sent = app.mail.delivered.map(({ to, language }) => `${language} ${to}`).toSorted();
  const expected = languages.flatMap((language) => [
    `${language} visitor@${language}.example`,
    `${language} ${brand.mailboxes[language]}`,
  ]);
  assert.deepEqual(sent, expected.toSorted());
});

testOnEachEngine(
  'C9 the same form sent 20 times at once, through two instances, is one request with two mails',
  async (database, context) => {
    const app = await openTestApp(context, database, freely);
    const second = await openSecondInstance(context, database);
    const other = await openTestApp(context, { ...second, location: database.location }, freely);
    const key = newKey();
    const sends = Array.from({ length: 20 }, (_, index) =>
      submit((index % 2 === 0 ? app : other).newBrowser(), submission(), key),
    );
    const results = (await Promise.all(sends)).map(stored);
    assert.deepEqual(new Set(results.map((result) => result.number)), new Set([1001]));
    assert.equal(new Set(results.map((result) => result.confirmationToken)).size, 1);
    assert.deepEqual(await countRows(database), oneOfEach);
    assert.equal(stored(await submit(app.newBrowser())).number, 1002, 'the repetitions used up no number');
  },
);

testOnEachEngine('C9 the same key sent again later gives the first answer', async (database, context) => {
  const app = await openTestApp(context, database);
  const key = newKey();
  const first = stored(await submit(app.newBrowser(), submission(), key));
  app.passTime(3_600_000);
  assert.deepEqual(stored(await submit(app.newBrowser(), submission(), key)), first);
  assert.deepEqual(await countRows(database), oneOfEach);
});

testOnEachEngine('C9 the same key with other answers is refused with 409 and stores nothing', async (database, context) => {
  const app = await openTestApp(context, database);
  const key = newKey();
  stored(await submit(app.newBrowser(), submission(), key));
  for (const other of [submission({ answers: answersOf({ name: 'Somebody Else' }) }), submission({ language: 'en' })]) {
    const answer = await submit(app.newBrowser(), other, key);
    assert.deepEqual([answer.status, answer.code], [409, 'idempotency-key-reused']);
  }
  assert.deepEqual(await countRows(database), oneOfEach);
});

testOnEachEngine('C9 a submission without a usable key is refused', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const key of ['', 'too-short', 'x'.repeat(65), 'sixteen letters!', 'žltýkôňžltýkôňž']) {
    const answer = await submit(app.newBrowser(), submission(), encodeURI(key));
    assert.deepEqual([answer.status, answer.code], [400, 'invalid-input'], key);
    assert.equal((answer.body as { field: string }).field, 'Idempotency-Key');
  }
  const answer = await app.newBrowser().post('/api/service-requests', submission());
  assert.deepEqual([answer.status, answer.code], [400, 'invalid-input']);
  assert.deepEqual(await countRows(database), nothing);
});

testOnEachEngine('C9 numbers rise without gaps over failed and parallel submissions', async (database, context) => {
  const app = await openTestApp(context, database, freely);
  const bad = submission({ answers: answersOf({ email: 'nowhere' }) });
  const sends = Array.from({ length: 30 }, (_, index) => submit(app.newBrowser(), index % 3 === 0 ? bad : submission()));
  const numbers = (await Promise.all(sends)).flatMap((answer) => (answer.status === 200 ? [stored(answer).number] : []));
  assert.deepEqual(
    numbers.toSorted((a, b) => a - b),
    Array.from({ length: 20 }, (_, index) => 1001 + index),
  );
});

testOnEachEngine(
  'K4 a submission that fails at its last mail leaves nothing behind, and the same key succeeds later',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { newId } = app.services;
    // The second mail gets the id of the first, which the database refuses after all else has been written.
    const only = newId();
    app.services.newId = () => only;
    const key = newKey();
    const failed = await submit(app.newBrowser(), submission(), key);
    assert.deepEqual([failed.status, failed.code], [500, 'internal-error']);
    assert.deepEqual(await countRows(database), nothing);
    app.services.newId = newId;
    assert.equal(stored(await submit(app.newBrowser(), submission(), key)).number, 1001);
    assert.deepEqual(await countRows(database), oneOfEach);
  },
);

testOnEachEngine(
  'C9 a customer is found by the address in any case, and keeps the details of the record',
  async (database, context) => {
    const app = await openTestApp(context, database);
    stored(await submit(app.newBrowser(), submission({ answers: answersOf({ email: 'Jana.Malá@strechy.example' }) })));
    app.passTime(1000);
    const other = { email: ' jana.MALÁ@Strechy.Example ', name: 'Prank', phone: '+421 999 999 999', company: 'Prank Ltd' };
    const second = stored(await submit(app.newBrowser(), submission({ language: 'da', answers: answersOf(other) })));
    const customers = await database.db.selectFrom('customers').selectAll().execute();
    assert.equal(customers.length, 1);
    const [{ id, email, name, phone, company, language, updated_at, version }] = customers as [(typeof customers)[0]];
    assert.deepEqual(
      { email, name, phone, company, language, updated_at, version },
      { ...sampleContact, email: 'Jana.Malá@strechy.example', language: 'sk', updated_at: startTime, version: 1 },
    );
    const row = await readRequest(database, second);
    assert.equal(row.customer_id, id);
    assert.deepEqual(JSON.parse(row.contact), { ...other, email: 'jana.MALÁ@Strechy.Example' }, 'as typed this time');
  },
);

testOnEachEngine(
  'C9 twenty people with one address at once are one customer with twenty requests',
  async (database, context) => {
    const app = await openTestApp(context, database, freely);
    const sends = Array.from({ length: 20 }, (_, index) =>
      submit(app.newBrowser(), submission({ answers: answersOf({ email: index % 2 ? 'a@b.example' : 'A@B.example' }) })),
    );
    for (const answer of await Promise.all(sends)) stored(answer);
    const { customers, service_requests } = await countRows(database);
    assert.deepEqual([customers, service_requests], [1, 20]);
  },
);

testOnEachEngine(
  'E1 what a robot fills into the hidden field is archived and unmailed, and answered like any other',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const result = stored(await submit(app.newBrowser(), submission({ website: 'https://spam.example' })));
    const row = await readRequest(database, result);
    assert.deepEqual([row.is_archived, row.is_unread], [1, 1]);
    assert.deepEqual(await countRows(database), { ...oneOfEach, outbox_messages: 0, jobs: 0 });
    const event = await database.db.selectFrom('service_request_events').select('detail').executeTakeFirstOrThrow();
    assert.deepEqual(JSON.parse(event.detail), { isSuspicious: true });
  },
);

testOnEachEngine(
  'E1 a form sent sooner than a person can is put off with the time to wait, and accepted after it',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { MINIMUM_FILL_MS: '3000' } });
    const browser = app.newBrowser();
    const csrfToken = await browser.takeToken();
    const key = newKey();
    const send = () =>
      browser.call('/api/service-requests', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'idempotency-key': key },
        body: JSON.stringify(submission()),
      });
    app.passTime(800);
    const early = await send();
    assert.deepEqual([early.status, early.code, early.headers.get('retry-after')], [429, 'sent-too-fast', '3']);
    app.passTime(2199);
    assert.deepEqual([(await send()).status, await countRows(database)], [429, nothing]);
    app.passTime(1);
    stored(await send());
    app.passTime(-2000);
    stored(await send());
  },
);

testOnEachEngine(
  'E1 the eleventh submission from one address within ten minutes waits, and passes after',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (let sent = 0; sent < 10; sent += 1) stored(await submit(app.newBrowser()));
    app.passTime(60_000);
    const key = newKey();
    const refused = await submit(app.newBrowser(), submission(), key);
    assert.deepEqual(
      [refused.status, refused.code, refused.headers.get('retry-after')],
      [429, 'too-many-requests', String(9 * 60)],
    );
    stored(await submit(app.newBrowser('192.0.2.2')));
    app.passTime(9 * 60_000);
    stored(await submit(app.newBrowser(), submission(), key));
  },
);

testOnEachEngine('J1 a submission without a CSRF token of ours is refused and stores nothing', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const issued = await browser.takeToken();
  const send = (csrfToken: string | undefined) =>
    browser.call('/api/service-requests', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': newKey(),
        ...(csrfToken && { 'x-csrf-token': csrfToken }),
      },
      body: JSON.stringify(submission()),
    });
  for (const wrong of [undefined, '', 'made-up', `${issued}x`]) {
    const answer = await send(wrong);
    assert.deepEqual([answer.status, answer.code], [403, 'csrf-token-invalid'], String(wrong));
  }
  app.passTime(24 * 60 * 60_000 + 1);
  assert.deepEqual([(await send(issued)).code, await countRows(database)], ['csrf-token-invalid', nothing]);
  assert.equal((await send(await browser.takeToken())).status, 200);
});

testOnEachEngine(
  'K2 a CSRF token of one instance is good at another, and both count against one limit',
  async (database, context) => {
    const apps = await openTwo(database, context);
    const csrfToken = await apps[0].newBrowser().takeToken();
    let accepted = 0;
    for (let sent = 0; sent < 12; sent += 1) {
      const browser = apps[sent % 2 === 0 ? 0 : 1].newBrowser();
      browser.cookies.set('csrf-token', csrfToken);
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'idempotency-key': newKey() };
      const body = JSON.stringify(submission());
      const answer = await browser.call('/api/service-requests', { method: 'POST', headers, body });
      if (answer.status === 200) accepted += 1;
      else assert.equal(answer.code, 'too-many-requests');
    }
    assert.equal(accepted, 10);
  },
);

async function openTwo(
  database: TestDatabase,
  context: Parameters<typeof openTestApp>[0],
): Promise<readonly [TestApp, TestApp]> {
  const second = await openSecondInstance(context, database);
  return [
    await openTestApp(context, database),
    await openTestApp(context, { ...second, location: database.location }),
  ];
}
