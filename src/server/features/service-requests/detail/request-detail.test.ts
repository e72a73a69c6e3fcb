import assert from 'node:assert/strict';
import type { RequestDetail, RequestRow } from '#contract/service-requests/service-requests.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { estimate } from '#domain/estimates/estimate.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { textsOf } from '#server/texts.ts';
import { sampleAnswers, sampleContact } from '#tests/support/requests/sample-request.ts';
import { answersOf, submission, submit } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp, startTime } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const listPath = '/api/admin/service-requests';

type Page = { rows: RequestRow[]; next: string | null };

async function readPage(office: TestBrowser, after?: string | null): Promise<Page> {
  const answer = await office.get(after ? `${listPath}?after=${encodeURIComponent(after)}` : listPath);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  return answer.body as Page;
}

/** Stores requests, all in one millisecond; answers their numbers. The first goes the way of all, the others are its copies. */
async function submitMany(app: TestApp, count: number): Promise<number[]> {
  const { db, newId } = app.services;
  const first = ((await submit(app.newBrowser())).body as SubmittedRequest).number;
  const row = await db.selectFrom('service_requests').selectAll().where('number', '=', first).executeTakeFirstOrThrow();
  const copies = Array.from({ length: count - 1 }, (_, index) => {
    const number = first + index + 1;
    const unique = {
      confirmation_token: `${row.confirmation_token} ${number}`,
      idempotency_key: `${row.id} ${number}`,
    };
    return { ...row, ...unique, id: newId(), number };
  });
  await db.insertInto('service_requests').values(copies).execute();
  await db
    .updateTable('number_series')
    .set({ next: first + count })
    .execute();
  return [first, ...copies.map((copy) => copy.number)];
}

testOnEachEngine('J1 requests are read by administrators only', async (database, context) => {
  const app = await openTestApp(context, database);
  await submit(app.newBrowser());
  const office = await app.newBrowserOf('admin');
  const [row] = (await readPage(office)).rows;
  for (const path of [listPath, `${listPath}/${row?.id}`, `${listPath}/${app.services.newId()}`]) {
    const anonymous = await app.newBrowser().get(path);
    assert.deepEqual([anonymous.status, anonymous.code], [401, 'sign-in-required'], path);
    const user = await (await app.newBrowserOf('user')).get(path);
    assert.deepEqual([user.status, user.code], [403, 'access-denied'], path);
    assert.doesNotMatch(`${anonymous.text}${user.text}`, /strechy\.example|Ľubica/);
  }
  assert.equal((await office.get(`${listPath}/${row?.id}`)).status, 200);
});

testOnEachEngine('F6 an administrator whose session has ended can read nothing', async (database, context) => {
  const app = await openTestApp(context, database);
  const office = await app.newBrowserOf('admin');
  await readPage(office);
  app.passTime(15 * 24 * 60 * 60_000);
  assert.equal((await office.get(listPath)).status, 401);
});

testOnEachEngine(
  'C9 the list pages over 120 requests of the same time, each once, while more arrive',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const numbers = await submitMany(app, 120);
    const office = await app.newBrowserOf('admin');
    const pages: Page[] = [];
    const late: number[] = [];
    let after: string | null | undefined;
    do {
      const page = await readPage(office, after);
      pages.push(page);
      after = page.next;
      app.passTime(1);
      late.push(...(await submitMany(app, 3)));
    } while (after !== null);
    assert.deepEqual(
      pages.map(({ rows }) => rows.length),
      [25, 25, 25, 25, 20],
    );
    const seen = pages.flatMap(({ rows }) => rows.map((row) => row.number));
    assert.deepEqual(
      seen.toSorted((a, b) => a - b),
      numbers.toSorted((a, b) => a - b),
    );
    const { rows } = await readPage(office);
    const newest = rows.slice(0, late.length).map((row) => row.number);
    assert.deepEqual(
      newest.toSorted((a, b) => a - b),
      late.toSorted((a, b) => a - b),
      'newest first',
    );
  },
);

testOnEachEngine('C9 a full last page has no next page', async (database, context) => {
  const app = await openTestApp(context, database);
  await submitMany(app, 25);
  const { rows, next } = await readPage(await app.newBrowserOf('admin'));
  assert.deepEqual([rows.length, next], [25, null]);
});

testOnEachEngine('J1 an invalid list position causes no error and reveals nothing', async (database, context) => {
  const app = await openTestApp(context, database);
  await submit(app.newBrowser());
  const office = await app.newBrowserOf('admin');
  for (const after of ['nonsense', '-', '1-', `${startTime}`, `${startTime}-' or 1=1 --`, '99999999999999999-x']) {
    const { rows, next } = await readPage(office, after);
    assert.ok(rows.length <= 1);
    assert.equal(next, null);
  }
  assert.equal((await office.get(`${listPath}?after=${'x'.repeat(81)}`)).status, 400);
  assert.equal((await office.get(`${listPath}?unknown=1`)).status, 400);
});

testOnEachEngine('C9 a row of the list has all its columns', async (database, context) => {
  const app = await openTestApp(context, database);
  await submit(app.newBrowser(), submission({ language: 'cs' }));
  await submit(app.newBrowser(), submission({ website: 'spam', answers: answersOf({ name: 'Robot' }) }));
  const { rows } = await readPage(await app.newBrowserOf('admin'));
  const t = textsOf('cs');
  const computed = estimate(sampleAnswers, firstVersion, 'CZK');
  assert.deepEqual(
    rows.map((row) => ({ ...row, id: 'any', customerId: 'any' })),
    [
      {
        id: 'any',
        customerId: 'any',
        number: 1001,
        createdAt: startTime,
        updatedAt: startTime,
        status: 'new',
        priority: 'medium',
        source: 'configurator',
        language: 'cs',
        title: `${t('configurator:serviceTypes.website.name')}: ${t('configurator:trades.roofer')}`,
        // In the reader's language, as far as the program wrote it.
        shownTitle: 'Nový web: Strechár',
        service: 'website',
        trade: 'roofer',
        customerName: sampleContact.name,
        customerCompany: sampleContact.company,
        currency: 'CZK',
        estimate: computed?.total,
        assignee: null,
        waitingOn: 'us',
        answerDueAt: startTime + 24 * 60 * 60_000,
        followUpAt: null,
        budget: null,
        isArchived: false,
        isUnread: true,
        version: 1,
      },
    ],
    'and what is archived is not in it',
  );
});

testOnEachEngine('D3 a request is read with answers, estimate, history and mails', async (database, context) => {
  const app = await openTestApp(context, database);
  await submit(app.newBrowser());
  const office = await app.newBrowserOf('admin');
  const [row] = (await readPage(office)).rows;
  const read = async () => (await office.get(`${listPath}/${row?.id}`)).body as RequestDetail;
  const detail = await read();
  assert.deepEqual(detail.answers, sampleAnswers);
  assert.deepEqual(detail.contact, sampleContact);
  assert.deepEqual(detail.explainedEstimate, estimate(sampleAnswers, firstVersion, 'EUR'));
  assert.deepEqual(
    detail.events.map((event) => ({ ...event, id: 'any' })),
    [
      {
        id: 'any',
        at: startTime,
        kind: 'submitted',
        actor: 'visitor',
        actorName: null,
        from: null,
        to: 'new',
        reason: null,
        change: null,
        followUpAt: null,
      },
    ],
  );
  assert.deepEqual(
    detail.mails.map(({ state }) => state),
    ['pending', 'pending'],
  );
  app.mail.failNext(1);
  app.passTime(1000);
  await app.runDueJobs();
  const states = (await read()).mails.map(({ state, attempts, sentAt }) => `${state} ${attempts} ${sentAt}`);
  assert.deepEqual(states.toSorted(), ['pending 1 null', `sent 1 ${startTime + 1000}`]);
});

testOnEachEngine('A9 an unknown request is 404, a malformed id is 400', async (database, context) => {
  const app = await openTestApp(context, database);
  const office = await app.newBrowserOf('admin');
  const unknown = await office.get(`${listPath}/${app.services.newId()}`);
  assert.deepEqual([unknown.status, unknown.code], [404, 'not-found']);
  const wrong = await office.get(`${listPath}/1001`);
  assert.deepEqual([wrong.status, wrong.code], [400, 'invalid-input']);
});
