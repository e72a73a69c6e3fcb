import type { Transaction } from 'kysely';
import type { CustomerDetail } from '#contract/customers.ts';
import { emailKey } from '#domain/accounts/account.ts';
import { deleteCustomerWords } from '#server/database/search/customer-words.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { recordsOfCustomers } from './customer-store.ts';

type Transacting = Transaction<DatabaseSchema>;

/**
 * Moves requests, records, contacts, what keeps or restricts them, and earlier redirects of a customer to another one; returns how many
 * requests moved.
 */
export async function moveBelongings(
  transaction: Transacting,
  { from, to }: { from: string; to: string },
): Promise<number> {
  // Before the requests, as everything locks them that needs both.
  for (const table of recordsOfCustomers) {
    await transaction.updateTable(table).set({ customer_id: to }).where('customer_id', '=', from).execute();
  }
  // A hold stays with what it holds, and a request about data with what it is about.
  for (const table of ['legal_holds', 'subject_requests'] as const) {
    await transaction.updateTable(table).set({ customer_id: to }).where('customer_id', '=', from).execute();
  }
  await moveRestriction(transaction, { from, to });
  const moved = await transaction
    .updateTable('service_requests')
    .set({ customer_id: to })
    .where('customer_id', '=', from)
    .executeTakeFirst();
  const ofCustomer = transaction.updateTable('customer_contacts').set({ customer_id: to });
  await ofCustomer.where('customer_id', '=', from).execute();
  await transaction.updateTable('customers').set({ merged_into_id: to }).where('merged_into_id', '=', from).execute();
  return Number(moved.numUpdatedRows);
}

/** Restricts the remaining customer as the other one was (GDPR art. 18), but for one that is restricted already. */
async function moveRestriction(transaction: Transacting, { from, to }: { from: string; to: string }): Promise<void> {
  const there = transaction.selectFrom('restrictions as there').select('there.customer_id');
  const moving = transaction.updateTable('restrictions').set({ customer_id: to }).where('customer_id', '=', from);
  await moving.where(({ not, exists }) => not(exists(there.where('there.customer_id', '=', to)))).execute();
  await transaction.deleteFrom('restrictions').where('customer_id', '=', from).execute();
}

type Person = { kept: CustomerDetail; other: CustomerDetail; contactId: string };

/** Keeps the merged customer as a contact person, so that its e-mail address and phone are not lost. */
export async function keepAsContact(transaction: Transacting, { kept, other, contactId }: Person): Promise<void> {
  const known = [kept, ...kept.contacts, ...other.contacts].map(({ email }) => emailKey(email));
  if (known.includes(emailKey(other.email))) return;
  const { name, email, phone } = other;
  const row = { id: contactId, customer_id: kept.id, name, position: '', email, phone };
  await transaction.insertInto('customer_contacts').values(row).execute();
}

/** Empties a merged customer and redirects its e-mail address to the remaining one. */
export async function leaveRedirect(transaction: Transacting, id: string, survivorId: string): Promise<void> {
  await deleteCustomerWords(transaction, id);
  const empty = { name: '', phone: '', company: '', country: '', company_number: '', tax_number: '', vat_number: '' };
  await transaction
    .updateTable('customers')
    .set({ ...empty, address: '', note: '', search_text: '', merged_into_id: survivorId })
    .where('id', '=', id)
    .execute();
}
