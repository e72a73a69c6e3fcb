import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { answersSchema } from '#domain/configurator/answers-schema.ts';
import { firstPriceBook, firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { computeTotals, computeWords } from '#server/database/tables/derived-tables.ts';
import { seedPriceBook } from '#server/database/seeds.ts';
import { type TestDatabase, openTestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { arrivalTimes } from './arrival-times.ts';
import { SeedRefusedError, seedRequests } from './seed-requests.ts';

const until = Date.UTC(2026, 10, 21);
const dayMs = 24 * 60 * 60_000;
const priceBook = firstVersion;

async function seed(database: TestDatabase, options: { count?: number; isForced?: boolean } = {}): Promise<void> {
  await seedPriceBook(database.db, { content: firstPriceBook, createdAt: until });
  await seedRequests(database, { count: 600, until, priceBook, ...options });
}

const filled = [
  'customers',
  'service_requests',
  'service_request_events',
  'service_request_notes',
  'service_request_messages',
  'request_words',
  'customer_words',
  'request_totals',
  'funnel_steps',
] as const;

/** A digest of the rows of each table, independent of their order. */
async function digestsOf({ db }: TestDatabase): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of filled) {
    const rows = await db.selectFrom(table).selectAll().execute();
    const lines = rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted();
    digests[table] = `${lines.length} rows ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
  }
  return digests;
}

test('K2 a seed writes the same rows to both engines', async (context) => {
  const [one, other] = [await openTestDatabase(context, 'sqlite'), await openTestDatabase(context, 'postgres')];
  await seed(one);
  await seed(other);
  assert.deepEqual(await digestsOf(one), await digestsOf(other));
});

testOnEachEngine('G1 G2 a seed writes the same derived tables that would be computed', async (database) => {
  await seed(database);
  const kept = await digestsOf(database);
  await computeTotals(database.db);
  await computeWords(database.db);
  assert.deepEqual(await digestsOf(database), kept);
});

testOnEachEngine(
  'G2 a seed is refused where requests exist, adds to them when forced, and uses no number twice',
  async (database) => {
    await seed(database);
    await assert.rejects(seed(database), SeedRefusedError);
    await seed(database, { count: 50, isForced: true });
    const rows = await database.db.selectFrom('service_requests').select('number').orderBy('number').execute();
    assert.deepEqual(
      rows.map(({ number }) => number),
      Array.from({ length: 650 }, (_, index) => 1001 + index),
    );
    const { next } = await database.db.selectFrom('number_series').select('next').executeTakeFirstOrThrow();
    assert.equal(next, 1651);
    const indexes = (await database.db.introspection.getTables()).find(({ name }) => name === 'service_requests');
    assert.ok(indexes);
  },
);

testOnEachEngine(
  'G2 seeded requests look real: answers are valid, two of a hundred wait for a response',
  async (database) => {
    await seed(database);
    const rows = await database.db.selectFrom('service_requests').selectAll().orderBy('number').execute();
    for (const { answers } of rows) if (answers !== null) answersSchema.parse(JSON.parse(answers));
    const waiting = rows.filter((row) => row.waiting_on === 'us');
    assert.ok(waiting.length >= 6 && waiting.length <= 15, `${waiting.length} of 600`);
    assert.ok(waiting.every((row) => row.answer_due_at !== null && row.first_response_at === null));
    const done = rows.filter((row) => ['completed', 'cancelled'].includes(row.status));
    assert.ok(done.length > rows.length / 2);
    assert.ok(
      rows.every((row) => row.created_at < until && row.updated_at <= until && row.updated_at >= row.created_at),
    );
  },
);

test('K2 after a seed PostgreSQL has every index again', async (context) => {
  const database = await openTestDatabase(context, 'postgres');
  const indexes = async () => (await sql`select indexdef from pg_indexes order by indexdef`.execute(database.db)).rows;
  const before = await indexes();
  await seed(database, { count: 10 });
  assert.deepEqual(await indexes(), before);
});

test('G1 seeded requests arrive in order over three years, for any count', () => {
  for (const count of [1, 2, 1000, 20_000]) {
    const timeOf = arrivalTimes(count, until);
    const times = Array.from({ length: count }, (_, index) => timeOf(index));
    assert.ok(times.every((time, index) => time > (times[index - 1] ?? -Infinity)));
    assert.ok(times.every((time) => time < until && time > until - 3.1 * 365 * dayMs));
  }
});
