import type { Transaction } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

export type NumberSeries = 'service_request';

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
