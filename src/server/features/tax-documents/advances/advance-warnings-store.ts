import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** When the agency was last warned of a payment (ms UTC); null for never. */
export async function findWarnedAt(db: Kysely<DatabaseSchema>, paymentId: string): Promise<number | null> {
  const warned = db.selectFrom('advance_warnings').select('warned_at').where('payment_id', '=', paymentId);
  return (await warned.executeTakeFirst())?.warned_at ?? null;
}

/** When the last advance tax document of a payment for a quote was issued (ms UTC); 0 for none. */
export async function findDocumentedAt(
  db: Kysely<DatabaseSchema>,
  { paymentId, quoteId }: { paymentId: string; quoteId: string },
): Promise<number> {
  const { at } = await db
    .selectFrom('tax_documents')
    .select(({ fn }) => fn.max<number | null>('issued_at').as('at'))
    .where('payment_id', '=', paymentId)
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'advance_tax')
    .where('status', '=', 'issued')
    .executeTakeFirstOrThrow();
  return at ?? 0;
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
