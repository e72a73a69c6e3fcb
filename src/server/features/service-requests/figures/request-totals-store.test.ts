import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { serviceTypes } from '#domain/configurator/answers.ts';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { promisedAnswerMs } from '#domain/service-requests/clocks.ts';
import { requestSources, requestStatuses } from '#domain/service-requests/status.ts';
import { computeTotals } from '#server/database/tables/derived-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { sampleRequest, storeSampleRequest } from '#tests/support/requests/sample-request.ts';
import { openSecondInstance, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { type TotalsChange, type TotalsFacts, changeTotals } from './request-totals-store.ts';

type Db = Kysely<DatabaseSchema>;

const createdAt = Date.UTC(2026, 10, 21);

const arbitraryFacts: fc.Arbitrary<TotalsFacts> = fc.record({
  customer_id: fc.constantFrom('customer', 'customer', null),
  created_day: fc.constantFrom('2026-11-20', '2026-11-21'),
  created_at: fc.constant(createdAt),
  status: fc.constantFrom(...requestStatuses.slice(0, 3)),
  service: fc.constantFrom(null, ...serviceTypes.slice(0, 2)),
  language: fc.constantFrom(...languages.slice(0, 2)),
  source: fc.constantFrom(...requestSources.slice(0, 2)),
  currency: fc.constantFrom(...currencies.slice(0, 2)),
  first_response_at: fc.constantFrom(null, createdAt, createdAt + promisedAnswerMs, createdAt + promisedAnswerMs + 1),
  estimate_minimum_minor: fc.constantFrom(null, 100_000),
  estimate_maximum_minor: fc.constantFrom(null, 250_000),
  budget_minimum_minor: fc.constantFrom(null, 0, 150_000),
  budget_maximum_minor: fc.constantFrom(null, 350_000),
});

/** Steps of changes: a request is created or gets these facts, or is deleted. */
const arbitrarySteps = fc.array(
  fc.array(fc.record({ number: fc.integer({ min: 1, max: 6 }), facts: fc.option(arbitraryFacts, { freq: 4 }) }), {
    minLength: 1,
    maxLength: 5,
  }),
  { minLength: 1, maxLength: 6 },
);

testOnEachEngine('G8 D8 figures updated with every change equal a recount', async ({ db }) => {
  await fc.assert(
    fc
      .asyncProperty(arbitrarySteps, async (steps) => {
        for (const step of steps) {
          await db.transaction().execute(async (transaction) => {
            const changes: TotalsChange[] = [];
            for (const { number, facts } of step) changes.push(await takeOn(transaction, number, facts));
            await changeTotals(transaction, changes);
          });
        }
        assert.deepEqual(...(await keptAndCounted(db)));
      })
      .afterEach(async () => {
        for (const table of ['service_requests', 'customers', 'request_totals'] as const)
          await db.deleteFrom(table).execute();
      }),
    { numRuns: 25 },
  );
});

testOnEachEngine('G8 a change without effect on the figures writes nothing', async ({ db }) => {
  const [facts] = fc.sample(arbitraryFacts, { numRuns: 1, seed: 1 });
  assert.ok(facts);
  await db.transaction().execute((transaction) => changeTotals(transaction, [{ before: facts, after: { ...facts } }]));
  assert.deepEqual(await db.selectFrom('request_totals').selectAll().execute(), []);
});

testOnEachEngine('G8 K2 simultaneous changes by two instances are all counted', async (database, context) => {
  const second = await openSecondInstance(context, database);
  const samples = fc.sample(fc.tuple(arbitraryFacts, arbitraryFacts), { numRuns: 40, seed: 7 });
  await Promise.all(
    samples.map(async ([first, then], index) => {
      const { db } = index % 2 === 0 ? database : second;
      for (const each of [first, then, index % 3 === 0 ? null : first]) {
        await db.transaction().execute(async (transaction) => {
          // Two requests each, in both orders, so that without one order the rows would be locked crosswise.
          const numbers = index % 4 < 2 ? [index * 2 + 1, index * 2 + 2] : [index * 2 + 2, index * 2 + 1];
          const changes: TotalsChange[] = [];
          for (const number of numbers) changes.push(await takeOn(transaction, number, each));
          await changeTotals(transaction, changes);
        });
      }
    }),
  );
  const [kept, counted] = await keptAndCounted(database.db);
  assert.deepEqual(kept, counted);
  assert.ok(kept.length > 0);
});

async function takeOn(db: Db, number: number, facts: TotalsFacts | null): Promise<TotalsChange> {
  const row = await db.selectFrom('service_requests').selectAll().where('number', '=', number).executeTakeFirst();
  const before = row ?? null;
  if (facts === null) {
    await db.deleteFrom('service_requests').where('number', '=', number).execute();
    await db.deleteFrom('customers').where('id', '=', `request ${number} customer`).execute();
    return { before, after: null };
  }
  if (!row) await storeSampleRequest(db, { ...sampleRequest('sk'), id: `request ${number}`, number });
  const after = { ...facts, customer_id: facts.customer_id && `request ${number} customer` };
  await db.updateTable('service_requests').set(after).where('number', '=', number).execute();
  return { before, after };
}

async function keptAndCounted(db: Db) {
  const kept = await readTotals(db);
  await computeTotals(db);
  return [kept, await readTotals(db)] as const;
}

async function readTotals(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('request_totals').selectAll().execute();
  return rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted();
}
