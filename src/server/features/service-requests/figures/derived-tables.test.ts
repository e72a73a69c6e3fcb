import assert from 'node:assert/strict';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { defaultLanguage, languages } from '#domain/languages.ts';
import { requestStatuses } from '#domain/service-requests/status.ts';
import { computeTotals, computeWords } from '#server/database/tables/derived-tables.ts';
import { markAnswered } from '#server/features/service-requests/reply/mark-answered.ts';
import { contactBody, sendMessage } from '#tests/support/requests/contact-messages.ts';
import { type OfficePerson, openOffice, remove, requestsPath, keepSignedIn } from '#tests/support/people/office.ts';
import { answersOf, newKey, submission, submit } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** Whole numbers below a limit, always the same ones (a linear congruence). */
function createDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
}

async function readDerived({ db }: TestDatabase) {
  const totals = await db.selectFrom('request_totals').selectAll().execute();
  const words = await db.selectFrom('request_words').selectAll().execute();
  const texts = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return { totals: texts(totals.filter((row) => row.requests !== 0)), words: texts(words) };
}

type Step = (among: { app: TestApp; office: OfficePerson; dice: (below: number) => number }) => Promise<unknown>;

const contact = { name: 'Iva Nová', email: 'iva@nova.example', phone: '', company: 'Nová' };
const titles = ['Strecha', 'Okná a dvere', 'Kúpeľňa', 'Plot'];

async function anyRequest({ office, dice }: Parameters<Step>[0]): Promise<RequestRow | undefined> {
  const answer = await office.browser.get(`${requestsPath}?view=everything`);
  const { rows } = answer.body as { rows: RequestRow[] };
  return rows[dice(Math.max(rows.length, 1))];
}

const steps: readonly Step[] = [
  ({ app, dice }) => {
    const language = languages[dice(languages.length)] ?? defaultLanguage;
    const answers = answersOf({ name: titles[dice(4)] ?? '' });
    return submit(app.newBrowser(), submission({ language, answers, website: dice(5) === 0 ? 'spam' : '' }));
  },
  ({ app }) => sendMessage(app.newBrowser(), contactBody()),
  ({ office, dice }) => {
    const entry = { language: 'da', contact, service: 'web-app', trade: 'mason', budget: 'custom', timeline: 'asap' };
    const body = { ...entry, title: titles[dice(4)], description: 'Zavolal v pondelok.' };
    return office.browser.post(requestsPath, body, { 'idempotency-key': newKey() });
  },
  async (among) => {
    const request = await anyRequest(among);
    const to = requestStatuses[among.dice(requestStatuses.length)];
    const body = { to, reason: 'Dôvod', version: request?.version ?? 0 };
    return among.office.browser.post(`${requestsPath}/${request?.id}/status`, body);
  },
  async (among) => {
    const request = await anyRequest(among);
    const service = among.dice(2) === 0 ? 'mobile-app' : null;
    const body = { title: titles[among.dice(4)], description: 'Chce to do jari.', service, trade: null, contact };
    return among.office.browser.put(`${requestsPath}/${request?.id}`, { ...body, version: request?.version });
  },
  async (among) => {
    const request = await anyRequest(among);
    return remove(among.office.browser, `${requestsPath}/${request?.id}`, { version: request?.version });
  },
  ({ office, dice }) => {
    const to = requestStatuses[dice(requestStatuses.length)] ?? 'new';
    const change = dice(6) === 0 ? { kind: 'delete' } : { kind: 'status', to, reason: 'Dôvod' };
    const selection = { kind: 'matching', filter: { language: dice(2) === 0 ? 'sk' : 'da', view: 'everything' } };
    return office.browser.post(`${requestsPath}/bulk`, { selection, change });
  },
  async (among) => {
    const request = await anyRequest(among);
    const changes = [{ id: request?.id, version: request?.version }];
    return among.office.browser.post(`${requestsPath}/undo`, { changes });
  },
  async (among) => {
    const request = await anyRequest(among);
    const { db, clock, newId } = among.app.services;
    if (!request) return null;
    return db
      .transaction()
      .execute((transaction) =>
        markAnswered(transaction, { id: request.id, now: clock(), authorId: among.office.id, newId }),
      );
  },
];

testOnEachEngine(
  'G8 after any mixture of arrivals, changes, deletions and undoing, words and figures equal a recount',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '100000' } });
    const among = { app, office: await openOffice(app), dice: createDice(2) };
    await keepSignedIn(database);
    for (let count = 0; count < 12; count += 1) await steps[count % 3]?.(among);
    for (let count = 0; count < 150; count += 1) {
      await steps[among.dice(steps.length)]?.(among);
      app.passTime(among.dice(40) * 1000);
      if (count % 50 === 0) app.passTime(20 * 3_600_000);
    }
    const events = await database.db.selectFrom('service_request_events').select('kind').execute();
    const kinds = new Set(events.map(({ kind }) => kind));
    for (const kind of ['status-changed', 'details-changed', 'answered', 'undone'] as const)
      assert.ok(kinds.has(kind), kind);
    const kept = await readDerived(database);
    assert.ok(kept.totals.length > 20 && kept.words.length > 20);
    await computeTotals(database.db);
    await computeWords(database.db);
    assert.deepEqual(await readDerived(database), kept);
  },
);

testOnEachEngine(
  'G2 many submissions at once leave words and figures that equal a recount',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '100000' } });
    const answers = await Promise.all(Array.from({ length: 30 }, () => submit(app.newBrowser())));
    assert.equal(new Set(answers.map(({ body }) => (body as SubmittedRequest).number)).size, 30);
    const kept = await readDerived(database);
    await computeTotals(database.db);
    await computeWords(database.db);
    assert.deepEqual(await readDerived(database), kept);
  },
);
