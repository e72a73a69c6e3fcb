import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { startRecurringInvoice } from '#contract/tax-documents/recurring-invoices.ts';
import { addDays } from '#domain/analytics/periods.ts';
import { dayOf } from '#domain/days.ts';
import { housekeepingSteps } from '#server/housekeeping-steps.ts';
import { done, requestsPath, storeRequest } from '#tests/support/people/office.ts';
import { beginProject } from '#tests/support/people/project-office.ts';
import { signAndPlan } from '#tests/support/quotes/asked-payments.ts';
import { signQuoteOf, wholeBuyer } from '#tests/support/quotes/money.ts';
import {
  type QuoteOffice,
  letMailsLeave,
  openQuoteOffice,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { type TestDatabase, openTestDatabase } from '#tests/support/database/test-databases.ts';

const dayMs = 24 * 60 * 60_000;

type Year = {
  /** Days that are walked. */
  days: number;
  /** Days on which no server runs, counted from 0. */
  off?: readonly [from: number, until: number];
};

/** What happened, by kind: how often, and on which days after the start. */
type Course = Record<string, number[]>;

/** Steps that begin processes of their own or look at this machine. */
const besides = new Set(['health', 'attachments']);

/**
 * One installation with something of each schedule: an unseen quote that ends, a plan of payments that nobody pays, a project that is owed
 * material, monthly care, a request to look at again, and what is only kept for a time.
 */
async function seed(office: QuoteOffice): Promise<void> {
  const { app, browser } = office;
  const { db, clock } = app.services;
  await sendForRequest(office);
  await signAndPlan(office, { buyer: { ...wholeBuyer, email: 'dlznik@example.sk' } });
  const { quoteId } = await signQuoteOf(office, { buyer: wholeBuyer });
  const care = { quoteId, startsIn: '2026-12', day: 5, isAutomatic: true, endsIn: null };
  done(await browser.post(startRecurringInvoice.path, care), startRecurringInvoice);
  const { project } = await beginProject(office);
  const dueOn = addDays(dayOf(clock(), 'sk'), 20);
  await db.updateTable('project_materials').set({ due_on: dueOn }).where('project_id', '=', project.id).execute();
  const request = await storeRequest(app);
  const followUp = { at: clock() + 40 * dayMs, version: request.version };
  assert.equal((await browser.post(`${requestsPath}/${request.id}/follow-up`, followUp)).status, 200);
  await letMailsLeave(office);
}

/** Walks the days with a clock from outside, and lets housekeeping and the job worker do what a server does on each. */
async function live(context: TestContext, database: TestDatabase, { days, off }: Year): Promise<Course> {
  const office = await openQuoteOffice(context, database);
  await seed(office);
  const { app } = office;
  const { db } = app.services;
  const steps = housekeepingSteps(app.services).filter(({ name }) => !besides.has(name));
  const known = new Set((await happened(db)).map(({ id }) => id));
  const course: Course = {};
  for (let day = 1; day <= days; day += 1) {
    app.passTime(dayMs);
    if (off && day >= off[0] && day < off[1]) continue;
    for (const { run } of steps) await run(() => false);
    await app.runDueJobs();
    for (const { id, kind } of await happened(db)) {
      if (known.has(id)) continue;
      known.add(id);
      (course[kind] ??= []).push(day);
    }
  }
  const failed = await db.selectFrom('jobs').select(['kind', 'last_error']).where('state', '=', 'failed').execute();
  assert.deepEqual(failed, [], 'no job was given up');
  return course;
}

type Happening = { id: string; kind: string };

/** Everything that a schedule leaves behind: mails, ends of quotes, overdue payments, invoices of care, notifications, emptied requests. */
async function happened(db: TestDatabase['db']): Promise<Happening[]> {
  const mails = await db.selectFrom('outbox_messages').select(['id', 'kind']).execute();
  const ended = await db.selectFrom('quotes').select('id').where('status', '=', 'expired').execute();
  const events = await db.selectFrom('payment_request_events').select(['id', 'kind', 'to_status']).execute();
  const invoices = await db
    .selectFrom('tax_documents')
    .select(['id', 'recurring_id', 'period'])
    .where('status', '=', 'issued')
    .execute();
  const told = await db.selectFrom('notifications').select(['id', 'kind']).execute();
  const emptied = await db.selectFrom('emptied_requests').select('service_request_id').execute();
  return [
    ...mails.map(({ id, kind }) => ({ id: `mail ${id}`, kind: `mail ${kind}` })),
    ...ended.map(({ id }) => ({ id: `expired ${id}`, kind: 'quote expired' })),
    ...events.map(({ id, kind, to_status: to }) => ({ id: `event ${id}`, kind: `payment ${to ?? kind}` })),
    // By care and month, so that a second invoice of a month would be one more of it.
    ...invoices.flatMap(({ id, recurring_id: care, period }) =>
      care === null ? [] : [{ id: `invoice ${id}`, kind: `care ${period}` }],
    ),
    ...told.map(({ id, kind }) => ({ id: `told ${id}`, kind: `told ${kind}` })),
    ...emptied.map(({ service_request_id: id }) => ({ id: `emptied ${id}`, kind: 'request emptied' })),
  ];
}

const byName = ([one]: readonly [string, number], [another]: readonly [string, number]) => (one < another ? -1 : 1);

const countsOf = (course: Course, until = Number.POSITIVE_INFINITY) =>
  Object.fromEntries(
    Object.entries(course)
      .map(([kind, days]) => [kind, days.filter((day) => day <= until).length] as const)
      .filter(([, count]) => count > 0)
      .toSorted(byName),
  );

/** 400 days: two payments of the plan and thirteen months of care fall due, each with its three reminders until the days are over. */
const expected: Record<string, number> = {
  'mail quote-unseen': 1,
  'mail quote-ending': 1,
  'quote expired': 1,
  'told follow-up': 1,
  'mail material-owed': 5,
  'payment requested': 13,
  'mail tax-document': 13,
  'payment overdue': 15,
  'mail payment-first-reminder': 15,
  'mail payment-reminder': 28,
  'payment reminded': 43,
  'request emptied': 2,
  ...Object.fromEntries(Array.from({ length: 13 }, (_, month) => [`care ${periodOf(month)}`, 1])),
};

/** The month, counted from December 2026, as `YYYY-MM`. */
function periodOf(month: number): string {
  return new Date(Date.UTC(2026, 11 + month, 1)).toISOString().slice(0, 7);
}

/** A week in which care is invoiced, payments fall due, and customers are reminded of money and material. */
const weekOff = [13, 20] as const;

test('K6 H6 I7 in a year every reminder, end, invoice and deletion happens exactly once, also when the server was off for a week', async (context) => {
  const always = await live(context, await openTestDatabase(context, 'sqlite'), { days: 400 });
  assert.deepEqual(countsOf(always), Object.fromEntries(Object.entries(expected).toSorted(byName)));
  const { days, off } = { days: 120, off: weekOff };
  const late = await live(context, await openTestDatabase(context, 'sqlite'), { days, off });
  assert.deepEqual(countsOf(late), countsOf(always, days));
  const firstDays = Object.values(late)
    .flat()
    .toSorted((one, another) => one - another);
  assert.ok(!firstDays.some((day) => day >= off[0] && day < off[1]), 'nothing happens while nobody is there');
  assert.deepEqual(late['care 2026-12'], [off[1]], 'what was due meanwhile happens on the first day after');
});

test('K6 H6 I7 a quarter on PostgreSQL goes as on SQLite', async (context) => {
  const days = 92;
  const one = await live(context, await openTestDatabase(context, 'sqlite'), { days });
  const another = await live(context, await openTestDatabase(context, 'postgres'), { days });
  assert.deepEqual(another, one);
});
