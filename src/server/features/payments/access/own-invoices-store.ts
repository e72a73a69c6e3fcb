import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Access, customersOf } from '#server/features/access/viewer-store.ts';

/** Customers whose documents and requests without a quote an access opens, for a condition on `customer_id` (I3, I5). */
export const payersOf = (access: Access): string[] => ['', ...customersOf(access)];

/** An issued tax document that was written without a quote; with an access only where that opens it. */
export async function findOwnInvoice(
  db: Kysely<DatabaseSchema>,
  { id, access }: { id: string; access: Access | null },
) {
  const query = db
    .selectFrom('tax_documents')
    .select(['id', 'title', 'language'])
    .where('id', '=', id)
    .where('quote_id', 'is', null)
    .where('status', '=', 'issued');
  const own = access ? query.where('customer_id', 'in', payersOf(access)) : query;
  return (await own.executeTakeFirst()) ?? null;
}

/** The account of the agency that has written a tax document; null where the program did, or it is gone. */
export async function findAuthorOfDocument(db: Kysely<DatabaseSchema>, id: string): Promise<string | null> {
  const row = await db.selectFrom('tax_documents').select('author_id').where('id', '=', id).executeTakeFirst();
  return row?.author_id ?? null;
}
