import type { Kysely, Transaction } from 'kysely';
import { decodeTime } from 'ulid';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** When the agency was last warned of a payment (ms UTC); null for never. */
export async function findWarnedAt(db: Kysely<DatabaseSchema>, paymentId: string): Promise<number | null> {
  const warned = db.selectFrom('advance_warnings').select('warned_at').where('payment_id', '=', paymentId);
  return (await warned.executeTakeFirst())?.warned_at ?? null;
}

/**
 * When what a payment holds for a quote last came to need a tax document (ms UTC): when money of it was last put on the quote, or when the
 * last document was issued, which was given back since.
 */
export async function findDueSince(
  db: Kysely<DatabaseSchema>,
  { paymentId, quoteId }: { paymentId: string; quoteId: string },
): Promise<number> {
  const documented = await db
    .selectFrom('tax_documents')
    .select(({ fn }) => fn.max<number | null>('issued_at').as('at'))
    .where('payment_id', '=', paymentId)
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'advance_tax')
    .where('status', '=', 'issued')
    .executeTakeFirstOrThrow();
  const allocated = await db
    .selectFrom('payment_allocations as allocation')
    .innerJoin('payment_requests as request', 'request.id', 'allocation.payment_request_id')
    .select(({ fn }) => fn.max<string | null>('allocation.id').as('id'))
    .where('allocation.payment_id', '=', paymentId)
    .where('request.quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return Math.max(documented.at ?? 0, allocated.id === null ? 0 : decodeTime(allocated.id));
}

/** Notes that the agency is warned of a payment at a time (ms UTC); false where it was since the last warning that the caller knows of. */
export async function noteWarning(
  transaction: Transaction<DatabaseSchema>,
  { paymentId, last, warnedAt }: { paymentId: string; last: number | null; warnedAt: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('advance_warnings')
    .values({ payment_id: paymentId, warned_at: warnedAt })
    .onConflict((conflict) =>
      last === null
        ? conflict.column('payment_id').doNothing()
        : conflict
            .column('payment_id')
            .doUpdateSet({ warned_at: warnedAt })
            .where('advance_warnings.warned_at', '=', last),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
