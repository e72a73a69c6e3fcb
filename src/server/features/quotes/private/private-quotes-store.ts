import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { QuoteAccess } from '#server/features/quotes/access/open-access.ts';
import { touchLink } from '#server/features/quotes/access/links-store.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

type Look = { access: Pick<QuoteAccess, 'linkId'>; now: number };

/** Notes when a locked quote was looked at, and by which link. No new version: who works on the quote is not disturbed by it. */
export async function touchView(
  transaction: Transaction<DatabaseSchema>,
  { id, first_viewed_at: firstAt }: Pick<QuoteRow, 'id' | 'first_viewed_at'>,
  { access, now }: Look,
): Promise<void> {
  await transaction
    .updateTable('quotes')
    .set({ first_viewed_at: firstAt ?? now, last_viewed_at: now })
    .where('id', '=', id)
    .execute();
  if (access.linkId !== null) await touchLink(transaction, access.linkId, now);
}
