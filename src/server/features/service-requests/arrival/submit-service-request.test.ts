import assert from 'node:assert/strict';
import { brand } from '#domain/brand.ts';
import { languages } from '#domain/languages.ts';
import { sampleAnswers, sampleContact } from '#tests/support/requests/sample-request.ts';
import { countRows, nothing, oneOfEach, readRequest, stored } from '#tests/support/database/stored-submissions.ts';
import { answersOf, newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { openSecondApp, openTestApp, startTime } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const freely = { environment: { RATE_LIMIT_FACTOR: '1000' } };

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
    assert.match(row.search_text, /^1001 .*lubica durickova aeroskobing pribyl/);
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
    const other = await openSecondApp(context, database, freely);
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

testOnEachEngine('C9 the same key sent again later returns the first result', async (database, context) => {
  const app = await openTestApp(context, database);
  const key = newKey();
  const first = stored(await submit(app.newBrowser(), submission(), key));
  app.passTime(3_600_000);
  assert.deepEqual(stored(await submit(app.newBrowser(), submission(), key)), first);
  assert.deepEqual(await countRows(database), oneOfEach);
});

testOnEachEngine(
  'C9 the same key with other answers is rejected with 409 and stores nothing',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const key = newKey();
    stored(await submit(app.newBrowser(), submission(), key));
    for (const other of [
      submission({ answers: answersOf({ name: 'Somebody Else' }) }),
      submission({ language: 'en' }),
    ]) {
      const answer = await submit(app.newBrowser(), other, key);
      assert.deepEqual([answer.status, answer.code], [409, 'idempotency-key-reused']);
    }
    assert.deepEqual(await countRows(database), oneOfEach);
  },
);

testOnEachEngine('C9 a submission without a valid key is rejected', async (database, context) => {
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

testOnEachEngine('C9 numbers increase without gaps over failed and parallel submissions', async (database, context) => {
  const app = await openTestApp(context, database, freely);
  const bad = submission({ answers: answersOf({ email: 'nowhere' }) });
  const sends = Array.from({ length: 30 }, (_, index) =>
    submit(app.newBrowser(), index % 3 === 0 ? bad : submission()),
  );
  const numbers = (await Promise.all(sends)).flatMap((answer) =>
    answer.status === 200 ? [stored(answer).number] : [],
  );
  assert.deepEqual(
    numbers.toSorted((a, b) => a - b),
    Array.from({ length: 20 }, (_, index) => 1001 + index),
  );
});

testOnEachEngine(
  'K4 a submission that fails at its last mail stores nothing, and the same key succeeds later',
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
  'C9 a customer is found by e-mail address regardless of case, and its details do not change',
  async (database, context) => {
    const app = await openTestApp(context, database);
    stored(await submit(app.newBrowser(), submission({ answers: answersOf({ email: 'Jana.Malá@strechy.example' }) })));
    app.passTime(1000);
    const other = {
      email: ' jana.MALÁ@Strechy.Example ',
      name: 'Prank',
      phone: '+421 999 999 999',
      company: 'Prank Ltd',
    };
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
      submit(
        app.newBrowser(),
        submission({ answers: answersOf({ email: index % 2 ? 'a@b.example' : 'A@B.example' }) }),
      ),
    );
    for (const answer of await Promise.all(sends)) stored(answer);
    const { customers, service_requests } = await countRows(database);
    assert.deepEqual([customers, service_requests], [1, 20]);
  },
);
