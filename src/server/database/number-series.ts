import type { Kysely, Transaction } from 'kysely';
import type { TaxDocumentKind } from '#domain/tax-documents/tax-document.ts';
import type { DatabaseSchema } from './schema.ts';

export type NumberSeries = 'service_request' | 'project';

/** Takes the next number of a series within the caller's transaction: no number twice, none lost by a rollback. */
export async function takeNumber(transaction: Transaction<DatabaseSchema>, name: NumberSeries): Promise<number> {
  const { next } = await transaction
    .updateTable('number_series')
    .set((update) => ({ next: update('next', '+', 1) }))
    .where('name', '=', name)
    .returning('next')
    .executeTakeFirstOrThrow();
  return next - 1;
}

/** Locks a series, which begins with 1 where there is none, so that nobody takes a number of it until the transaction ends. */
export async function lockNumbers(transaction: Transaction<DatabaseSchema>, name: NumberSeries): Promise<void> {
  await transaction
    .insertInto('number_series')
    .values({ name, next: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((series) => ({ next: series.ref('number_series.next') })),
    )
    .execute();
}

/** A series that begins anew each year. */
export type YearlySeries = 'quote' | 'payment-request' | TaxDocumentKind;

const nameOf = (series: YearlySeries, year: number) => `${series}-${year}`;

/**
 * Takes the next number of a year's series, from 1, within the caller's transaction: no number twice, none lost by a
 * rollback (domain rules, "Quote").
 */
export async function takeYearlyNumber(
  transaction: Transaction<DatabaseSchema>,
  series: YearlySeries,
  year: number,
): Promise<number> {
  const { next } = await transaction
    .insertInto('number_series')
    .values({ name: nameOf(series, year), next: 2 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((update) => ({ next: update('number_series.next', '+', 1) })),
    )
    .returning('next')
    .executeTakeFirstOrThrow();
  return next - 1;
}

/** The number that would be taken next; somebody else may take it first. */
export async function nextYearlyNumber(
  db: Kysely<DatabaseSchema>,
  series: YearlySeries,
  year: number,
): Promise<number> {
  const row = await db
    .selectFrom('number_series')
    .select('next')
    .where('name', '=', nameOf(series, year))
    .executeTakeFirst();
  return row?.next ?? 1;
}
