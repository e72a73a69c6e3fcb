import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

type Place = Pick<QuoteRow, 'id' | 'family_id' | 'version_number'>;

/** Makes a version of a locked family its latest one, or no longer that. */
export async function setLatest(
  transaction: Transaction<DatabaseSchema>,
  { family_id: familyId, version_number: versionNumber }: Omit<Place, 'id'>,
  isLatest: boolean,
): Promise<void> {
  await transaction
    .updateTable('quotes')
    .set({ is_latest: isLatest ? 1 : 0 })
    .where('family_id', '=', familyId)
    .where('version_number', '=', versionNumber)
    .execute();
}

/** Deletes the draft of a locked family with its history; the version before it is the latest again. */
export async function removeDraft(transaction: Transaction<DatabaseSchema>, draft: Place): Promise<void> {
  await transaction.deleteFrom('quotes').where('id', '=', draft.id).execute();
  await setLatest(transaction, { ...draft, version_number: draft.version_number - 1 }, true);
}
