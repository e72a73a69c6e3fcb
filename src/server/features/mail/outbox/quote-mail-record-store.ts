import type { Transaction } from 'kysely';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import { addToRecord } from '#server/database/quote-record.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Happened = { linkId: string | null; kind: 'delivered' | 'mail-refused'; id: string; at: number };

/**
 * Notes in the record of a quote that a mail with its private link has left or was refused for good (H5); nothing for other mails. The
 * quote is locked before its mail is written to, as whoever takes mails back does. Returns the quote's id.
 */
export async function recordQuoteMail(
  transaction: Transaction<DatabaseSchema>,
  { linkId, kind, id, at }: Happened,
): Promise<string | null> {
  if (linkId === null) return null;
  const ofLink = transaction.selectFrom('quote_links').select('quote_id').where('id', '=', linkId);
  const quote = await transaction
    .updateTable('quotes')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', ofLink)
    .returning('id')
    .executeTakeFirst();
  if (!quote) return null;
  await addToRecord(transaction, {
    id,
    quote_id: quote.id,
    at,
    actor_kind: 'system',
    kind,
    detail: canonicalJson({ link: linkId }),
  });
  return quote.id;
}
