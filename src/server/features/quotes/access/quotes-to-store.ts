import type { Kysely } from 'kysely';
import { linkAddress } from '#server/database/link-address.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Access } from '#server/features/access/viewer-store.ts';

/**
 * The ids of the quotes that an access opens, as `quote_id` (I3, I4, I5): those that went to the verified address, and of a firm those
 * that are filed under its customer and went to an address of the firm. A copy whose link the agency has ended is not among them; the
 * recipient of a quote keeps seeing it.
 */
export function quotesTo(db: Kysely<DatabaseSchema>, { address, firms, governed }: Access) {
  let toAddress = db
    .selectFrom('quote_links')
    .select('quote_id')
    .where(linkAddress, '=', address ?? '')
    .where((link) => link.or([link('ended_at', 'is', null), link('is_copy', '=', 0)]));
  if (governed.length > 0) {
    const ofFirms = db.selectFrom('quotes as others').select('others.id').where('others.customer_id', 'in', governed);
    toAddress = toAddress.where('quote_id', 'not in', ofFirms);
  }
  if (firms.length === 0) return toAddress;
  return toAddress.union(
    db
      .selectFrom('quotes as filed')
      .innerJoin('quote_links', 'quote_links.quote_id', 'filed.id')
      .innerJoin('firm_addresses', 'firm_addresses.customer_id', 'filed.customer_id')
      .select('quote_links.quote_id')
      .where('filed.customer_id', 'in', firms)
      .where('firm_addresses.address', '=', linkAddress)
      .where((link) => link.or([link('quote_links.ended_at', 'is', null), link('quote_links.is_copy', '=', 0)])),
  );
}

/** Whether a quote is among those that an access opens. */
export async function isAmong(db: Kysely<DatabaseSchema>, quoteId: string, access: Access): Promise<boolean> {
  const found = db.selectFrom('quotes').select('id').where('id', '=', quoteId).where('id', 'in', quotesTo(db, access));
  return (await found.executeTakeFirst()) !== undefined;
}
