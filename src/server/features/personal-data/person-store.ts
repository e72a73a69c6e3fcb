import { type Kysely, type RawBuilder, sql } from 'kysely';
import { linkAddress } from '#server/database/link-address.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readViewer } from '#server/features/access/viewer-store.ts';
import { readAccount } from '#server/features/accounts/account-store.ts';

/**
 * By what rows are told to be a person's: the account, its verified addresses in small letters, the customers with them and those whose
 * firm it owns; and the customers whose quotes are somebody else's, although they went to one of the addresses (I5).
 */
export type Person = {
  userId: string;
  addresses: readonly string[];
  customers: readonly string[];
  others: readonly string[];
};

/** What rows name when they belong to a person. */
export const personKeys = [
  'account',
  'addresses',
  'customers',
  'requests',
  'estimates',
  'quotes',
  'sentQuotes',
  'links',
  'projects',
  'milestones',
  'materials',
  'references',
  'caseStudies',
  'messages',
  'files',
  'asked',
  'payments',
  'documents',
  'issuedDocuments',
  'care',
] as const;
export type PersonKey = (typeof personKeys)[number];

/**
 * Finds what an account stands for. An address that is not verified opens nothing (I4); a customer that was merged leads to the one that
 * took it in, as in the portal. A firm's things are its owner's, not those of colleagues (I5).
 */
export async function findPerson(db: Kysely<DatabaseSchema>, userId: string): Promise<Person> {
  const { email, email_key: key } = await readAccount(db, userId);
  const { address, customers, memberships, governed } = await readViewer(db, userId);
  const owned = memberships.filter(({ isOwner }) => isOwner).map(({ customerId }) => customerId);
  const addresses = address === null || email === null || key === null ? [] : [...new Set([email.toLowerCase(), key])];
  return {
    userId,
    addresses,
    customers: [...new Set([...customers, ...owned])],
    others: governed.filter((id) => !owned.includes(id)),
  };
}

/** A list for `in`, which both engines want with a member. */
const listOf = (values: readonly string[]) => sql.join(['', ...values].map((value) => sql`${value}`));

/** What stands behind `in` for each key: values, or a query of ids. */
export function keysOf({ userId, addresses, customers, others }: Person): Record<PersonKey, RawBuilder<unknown>> {
  const own = listOf(customers);
  const mine = listOf(addresses);
  const requests = sql`select id from service_requests where customer_id in (${own})`;
  // The recipient of a quote, not somebody who has a copy of it.
  const received = sql`select quote_id from quote_links where ${linkAddress} in (${mine}) and is_copy = 0`;
  const ofFirm = sql`select filed.id from quotes as filed
    join firm_addresses on firm_addresses.customer_id = filed.customer_id
    join quote_links on quote_links.quote_id = filed.id
    where filed.customer_id in (${own}) and is_copy = 0 and firm_addresses.address = ${linkAddress}`;
  const isMine = sql`(customer_id in (${own}) or service_request_id in (${requests}))`;
  const notOthers = sql`(customer_id is null or customer_id not in (${listOf(others)}))`;
  // What was sent is its recipient's, whoever has asked for it (I4); what reached nobody yet is filed under whom it is for.
  const isUnsent = sql`not exists (select 1 from quote_links where quote_links.quote_id = quotes.id and is_copy = 0)`;
  const quotes = sql`select id from quotes where (${isMine} and ${isUnsent}) or id in (${ofFirm})
    or (${notOthers} and id in (${received}))`;
  const isWithQuote = sql`((quote_id is null and ${isMine}) or quote_id in (${quotes}))`;
  const documents = sql`select id from tax_documents where ${isWithQuote}`;
  const projects = sql`select id from projects where ${isWithQuote}`;
  const asked = sql`select id from payment_requests
    where ${isWithQuote} or tax_document_id in (${documents})`;
  const messages = sql`select id from service_request_messages where (quote_id in (${quotes})
    or (quote_id is null and (service_request_id in (${requests}) or project_id in (${projects}))))`;
  const settled = sql`select payment_id from payment_allocations where payment_request_id in (${asked})`;
  const payments = sql`select id from payments where id in (${settled}) or undoes_id in (${settled})`;
  return {
    account: sql`${userId}`,
    addresses: mine,
    customers: own,
    requests,
    estimates: sql`select estimate_id from service_requests where customer_id in (${own})`,
    quotes,
    sentQuotes: sql`select id from quotes where status <> 'draft' and id in (${quotes})`,
    links: sql`select id from quote_links where quote_id in (${quotes})`,
    projects,
    milestones: sql`select id from project_milestones where project_id in (${projects})`,
    materials: sql`select id from project_materials where project_id in (${projects})`,
    references: sql`select id from project_references where project_id in (${projects})`,
    caseStudies: sql`select id from case_studies where project_id in (${projects})`,
    messages,
    // With a message that was taken back its files are gone for customers.
    files: sql`select id from attachments
      where (message_id is null and (service_request_id in (${requests}) or project_id in (${projects})))
        or message_id in (${messages} and deleted_at is null)`,
    asked,
    payments,
    documents,
    issuedDocuments: sql`select id from tax_documents where status = 'issued' and id in (${documents})`,
    care: sql`select id from recurring_invoices
      where (quote_id is null and customer_id in (${own})) or quote_id in (${quotes})`,
  };
}
