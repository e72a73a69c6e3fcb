import { type Transaction, sql } from 'kysely';
import type { VersionedPriceBook } from '#domain/estimates/price-book/price-book.ts';
import { customerWordRows } from '#server/database/search/customer-words.ts';
import type { FunnelStepTable } from '#server/database/tables/back-office-tables.ts';
import { computeTotals, wordRowsOf } from '#server/database/tables/derived-tables.ts';
import type { Database } from '#server/database/open-database.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { arrivalTimes } from './arrival-times.ts';
import { countFunnel } from './funnel-rows.ts';
import { eventsOf, messagesOf, notesOf } from './history-rows.ts';
import { requestOf } from './request-rows.ts';
import type { Seed } from './seed.ts';
import { sampleAnswersOf } from './sample-answers.ts';

/** Thrown when there are requests already and `isForced` is not set. */
export class SeedRefusedError extends Error {
  constructor() {
    super('The database has requests already. Repeat with --force to add to them.');
    this.name = 'SeedRefusedError';
  }
}

export type SeedOptions = {
  count: number;
  /** Time of the last request (ms); the first is three years earlier. */
  until: number;
  priceBook: VersionedPriceBook;
  /** Another seed makes other requests. */
  seed?: number;
  isForced?: boolean;
  onProgress?: (requests: number) => void;
};

const batchSize = 2_000;

/** In the order of foreign keys. */
const filledTables = [
  'customers',
  'estimates',
  'service_requests',
  'service_request_events',
  'service_request_notes',
  'service_request_messages',
  'request_words',
  'customer_words',
] as const;

/**
 * Fills a database with generated requests, customers and histories, the same for the same options, in one transaction.
 * Throws {@link SeedRefusedError}.
 */
export async function seedRequests({ db, engine }: Database, options: SeedOptions): Promise<void> {
  await engine.exclusiveTransaction(db, async (transaction) => {
    const isThere = await transaction.selectFrom('service_requests').select('id').limit(1).executeTakeFirst();
    if (isThere && !options.isForced) throw new SeedRefusedError();
    const seed = await prepare(transaction, options);
    const counts = new Map<string, FunnelStepTable>();
    await engine.withoutIndexes(transaction, filledTables, async () => {
      let inserted = Promise.resolve();
      for (let start = 0; start < seed.count; start += batchSize) {
        // Generated while the database inserts the previous batch.
        const batch = makeBatch(seed, start, counts);
        await inserted;
        options.onProgress?.(start);
        inserted = insertBatch(engine, transaction, batch);
        // Handled where it is awaited.
        inserted.catch(() => undefined);
      }
      await inserted;
    });
    const hasFunnel = await transaction.selectFrom('funnel_steps').select('id').limit(1).executeTakeFirst();
    // The steps of a day are one row; a second seed does not change those of the first.
    if (!hasFunnel) await engine.insertMany(transaction, 'funnel_steps', [...counts.values()]);
    await computeTotals(transaction);
  });
  // The query planner needs statistics of the new rows.
  if (engine.name === 'postgres') await sql`vacuum analyze`.execute(db);
}

async function prepare(transaction: Transaction<DatabaseSchema>, options: SeedOptions): Promise<Seed> {
  const { count, until, priceBook, seed = 1 } = options;
  const { next } = await transaction
    .updateTable('number_series')
    .set((update) => ({ next: update('next', '+', count) }))
    .where('name', '=', 'service_request')
    .returning('next')
    .executeTakeFirstOrThrow();
  const admins = await transaction.selectFrom('users').select('id').where('role', '=', 'admin').orderBy('id').execute();
  return {
    seed,
    count,
    until,
    timeOf: arrivalTimes(count, until),
    firstNumber: next - count,
    assignees: admins.map(({ id }) => id),
    samples: sampleAnswersOf(priceBook),
  };
}

type Batch = { readonly [Table in (typeof filledTables)[number]]: readonly object[] };

function makeBatch(seed: Seed, start: number, counts: Map<string, FunnelStepTable>): Batch {
  const made = Array.from({ length: Math.min(batchSize, seed.count - start) }, (_, place) =>
    requestOf(seed, start + place),
  );
  for (const each of made) countFunnel(counts, each);
  const rows = made.map(({ row }) => row);
  const customers = made.flatMap(({ customer }) => customer ?? []);
  return {
    customers,
    estimates: made.flatMap(({ estimate }) => estimate ?? []),
    service_requests: rows,
    service_request_events: made.flatMap(eventsOf),
    service_request_notes: made.flatMap(notesOf),
    service_request_messages: made.flatMap(messagesOf),
    request_words: wordRowsOf(
      rows.map((row) => ({ id: row.id, createdAt: row.created_at, searchText: row.search_text })),
    ),
    customer_words: customerWordRows(customers.map(({ id, search_text }) => ({ id, searchText: search_text }))),
  };
}

async function insertBatch(
  engine: Database['engine'],
  transaction: Transaction<DatabaseSchema>,
  batch: Batch,
): Promise<void> {
  for (const table of filledTables) await engine.insertMany(transaction, table, batch[table]);
}
