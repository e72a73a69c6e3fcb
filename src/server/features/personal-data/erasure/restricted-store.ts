import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Person } from '#server/features/personal-data/person-store.ts';
import type { Services } from '#server/services.ts';
import { type KeptRecord, findKept } from './kept-store.ts';

/** Tables of search words, by which what is only kept is not found any more. */
const wordsOf = [
  { table: 'quote_words', column: 'quote_id' },
  { table: 'tax_document_words', column: 'tax_document_id' },
  { table: 'payment_request_words', column: 'payment_request_id' },
] as const;

/** Takes what has to be kept out of lists and searches, and notes why and until when it is kept. */
export async function restrictKept({ db, clock }: Services, person: Person): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await noteKept(transaction, await findKept(transaction, person), clock());
  });
}

/** The same for records with their last days, at a time (ms UTC). */
export async function noteKept(
  transaction: Transaction<DatabaseSchema>,
  records: readonly KeptRecord[],
  since: number,
): Promise<void> {
  for (const record of records) {
    await transaction
      .insertInto('kept_records')
      .values({ ...record, since, is_over: 0 })
      .onConflict((conflict) => conflict.column('record_id').doNothing())
      .execute();
    for (const { table, column } of wordsOf) {
      await transaction
        .deleteFrom(table)
        .where(column as 'quote_id', '=', record.record_id)
        .execute();
    }
  }
}
