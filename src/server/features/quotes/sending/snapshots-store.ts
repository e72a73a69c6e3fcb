import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedQuoteSnapshot } from '#server/stored/quotes/quote-snapshot.ts';

/** A quote as it was sent, and the SHA-256 of the bytes that are stored of it. */
export type SentDocument = { document: QuoteSnapshot; sha256: string };

/** Freezes a quote: keeps its canonical text and the SHA-256 of it (domain rules, "Quote"). */
export async function insertSnapshot(
  transaction: Transaction<DatabaseSchema>,
  { quoteId, document, now }: { quoteId: string; document: QuoteSnapshot; now: number },
): Promise<void> {
  const content = canonicalJson(document);
  const sha256 = createHash('sha256').update(content).digest('hex');
  await transaction
    .insertInto('quote_snapshots')
    .values({ quote_id: quoteId, content, sha256, created_at: now })
    .execute();
}

/** Reads a quote as it was sent; null while it is not. */
export async function findSnapshot(db: Kysely<DatabaseSchema>, quoteId: string): Promise<SentDocument | null> {
  const row = await db
    .selectFrom('quote_snapshots')
    .select(['content', 'sha256'])
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  if (!row) return null;
  return { document: storedQuoteSnapshot.read(row.content, `quote_snapshots ${quoteId}`), sha256: row.sha256 };
}

/** Forgets a quote as it was sent, because sending was undone before its mail left. */
export async function deleteSnapshot(transaction: Transaction<DatabaseSchema>, quoteId: string): Promise<void> {
  await transaction.deleteFrom('quote_snapshots').where('quote_id', '=', quoteId).execute();
}

/** Reads the document that a quote replaced, as it was sent; null where it replaced none. */
export async function findReplacedSnapshot(
  db: Kysely<DatabaseSchema>,
  { replaced_id: replacedId }: { replaced_id: string | null },
): Promise<QuoteSnapshot | null> {
  if (replacedId === null) return null;
  return (await findSnapshot(db, replacedId))?.document ?? null;
}
