import type { Kysely, Selectable, Transaction } from 'kysely';
import type { QuoteLinkTable } from '#server/database/tables/quote-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type QuoteLinkRow = Selectable<QuoteLinkTable>;

/** Adds a private link. */
export async function insertLink(transaction: Transacting, row: QuoteLinkRow): Promise<void> {
  await transaction.insertInto('quote_links').values(row).execute();
}

/** The links of a quote, in the order in which they were made. */
export async function findLinks(db: Db, quoteId: string): Promise<QuoteLinkRow[]> {
  return db.selectFrom('quote_links').selectAll().where('quote_id', '=', quoteId).orderBy('id').execute();
}

/** The link with a token, given by its SHA-256, that was not ended; null for an unknown one. */
export async function findOpenLink(db: Db, tokenHash: string): Promise<QuoteLinkRow | null> {
  const link = db
    .selectFrom('quote_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null);
  return (await link.executeTakeFirst()) ?? null;
}

/** The link that the recipient of a quote has; null when it was ended. */
export async function findRecipientLink(db: Db, quoteId: string): Promise<QuoteLinkRow | null> {
  const links = await findLinks(db, quoteId);
  return links.findLast((link) => link.is_copy === 0 && link.ended_at === null) ?? null;
}

/** Ends a link that opens its quote; one that was ended before keeps its time. */
export async function endLinkRow(transaction: Transacting, id: string, now: number): Promise<void> {
  const link = transaction.updateTable('quote_links').set({ ended_at: now }).where('id', '=', id);
  await link.where('ended_at', 'is', null).execute();
}

/** Forgets the links of a quote whose sending is undone. */
export async function deleteLinks(transaction: Transacting, quoteId: string): Promise<void> {
  await transaction.deleteFrom('quote_links').where('quote_id', '=', quoteId).execute();
}

/** Notes when the quote was looked at by a link. */
export async function touchLink(transaction: Transacting, id: string, now: number): Promise<void> {
  await transaction
    .updateTable('quote_links')
    .set((link) => ({ first_viewed_at: link.fn.coalesce('first_viewed_at', link.val(now)), last_viewed_at: now }))
    .where('id', '=', id)
    .execute();
}
