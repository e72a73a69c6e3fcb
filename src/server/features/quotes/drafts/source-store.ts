import type { Kysely, Transaction } from 'kysely';
import type { Contact } from '#domain/contact/contact-details.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedContact } from '#server/stored/contact.ts';

/** What a quote takes from the request that it answers. */
export type RequestToQuote = {
  id: string;
  title: string;
  language: Language;
  currency: Currency;
  contact: Contact;
  estimateId: string | null;
  customerId: string | null;
};

/** Reads what a quote takes from a request; null when there is none. */
export async function findRequestToQuote(db: Kysely<DatabaseSchema>, id: string): Promise<RequestToQuote | null> {
  const row = await db
    .selectFrom('service_requests')
    .select(['id', 'title', 'language', 'currency', 'contact', 'estimate_id', 'customer_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { contact, estimate_id: estimateId, customer_id: customerId, ...rest } = row;
  return { ...rest, contact: storedContact.read(contact, `service_requests ${id}`), estimateId, customerId };
}

/** Whom and what a new quote refers to, and the project whose scope it changes. */
export type QuoteRelations = { customerId: string | null; requestId: string | null; projectId: string | null };

/**
 * Locks customer and request until the transaction ends, so that neither goes before the quote refers to it; false when one
 * of them is gone or was merged. By updates that change nothing, which works on both engines, in the order of merges.
 */
export async function claimRelations(
  transaction: Transaction<DatabaseSchema>,
  { customerId, requestId }: Omit<QuoteRelations, 'projectId'>,
): Promise<boolean> {
  if (customerId !== null) {
    const customer = transaction.updateTable('customers').set((row) => ({ version: row.ref('version') }));
    const claimed = customer.where('id', '=', customerId).where('merged_into_id', 'is', null).returning('id');
    if (!(await claimed.executeTakeFirst())) return false;
  }
  if (requestId === null) return true;
  const request = transaction.updateTable('service_requests').set((row) => ({ version: row.ref('version') }));
  return (await request.where('id', '=', requestId).returning('id').executeTakeFirst()) !== undefined;
}
