import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

/**
 * Reads all versions of a quote's family, oldest first, and locks them until the transaction ends; none when there is no
 * such quote. The first version is locked before the others, so that two who want them all never wait for each other.
 */
export async function lockFamily(transaction: Transaction<DatabaseSchema>, quoteId: string): Promise<QuoteRow[]> {
  const first = transaction.selectFrom('quotes').select('family_id').where('id', '=', quoteId);
  const root = await transaction
    .updateTable('quotes')
    .set((quote) => ({ version: quote.ref('version') }))
    .where('id', '=', first)
    .returning('id')
    .executeTakeFirst();
  if (!root) return [];
  const rows = await transaction
    .updateTable('quotes')
    .set((quote) => ({ version: quote.ref('version') }))
    .where('family_id', '=', root.id)
    .returningAll()
    .execute();
  return rows.toSorted((one, other) => one.version_number - other.version_number);
}

/** The number that a family has got; nothing before its first version was sent. */
export async function findKnownNumber(
  db: Kysely<DatabaseSchema>,
  familyId: string,
): Promise<Pick<QuoteRow, 'number_year' | 'number_sequence'> | undefined> {
  return db
    .selectFrom('quotes')
    .select(['number_year', 'number_sequence'])
    .where('family_id', '=', familyId)
    .where('number_sequence', 'is not', null)
    .limit(1)
    .executeTakeFirst();
}

/** Leaves a version that is sent as the only one of its locked family in the lists, also where one before it was signed and then voided. */
export async function unlistOlder(
  transaction: Transaction<DatabaseSchema>,
  { family_id: familyId, version_number: versionNumber }: Pick<QuoteRow, 'family_id' | 'version_number'>,
): Promise<void> {
  await transaction
    .updateTable('quotes')
    .set({ is_latest: 0 })
    .where('family_id', '=', familyId)
    .where('version_number', '<', versionNumber)
    .where('is_latest', '=', 1)
    .execute();
}

/** Lists the version right before one of its locked family again, where it was signed and then voided: that one is a draft again. */
export async function listVoidedBefore(
  transaction: Transaction<DatabaseSchema>,
  { family_id: familyId, version_number: versionNumber }: Pick<QuoteRow, 'family_id' | 'version_number'>,
): Promise<void> {
  await transaction
    .updateTable('quotes')
    .set({ is_latest: 1 })
    .where('family_id', '=', familyId)
    .where('version_number', '=', versionNumber - 1)
    .where('status', '=', 'voided')
    .execute();
}
