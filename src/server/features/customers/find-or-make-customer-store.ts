import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { Contact } from '#domain/contact/contact-details.ts';
import { customerSearchText } from '#domain/customers/find-customers.ts';
import type { Language } from '#domain/languages.ts';
import { insertCustomerWords } from '#server/database/search/customer-words.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Transacting = Transaction<DatabaseSchema>;

/** Contact details of a person, and the id of the customer if a new one is created. */
type Person = { id: string; contact: Contact; language: Language; now: number };

/**
 * Finds the customer of an e-mail address or creates one. An existing customer keeps its details; the address of a
 * merged one leads to the remaining one (G6). Returns the id and locks that row until the transaction ends, so that it
 * is neither merged nor deleted before the caller refers to it.
 */
export async function findOrMakeCustomer(transaction: Transacting, person: Person): Promise<string> {
  const key = emailKey(person.contact.email);
  for (;;) {
    const id = (await claimCustomer(transaction, key)) ?? (await insertCustomer(transaction, { ...person, key }));
    if (id !== null) return id;
  }
}

/** Locks at most one row, so that it cannot deadlock with merges. */
async function claimCustomer(transaction: Transacting, key: string): Promise<string | null> {
  const known = await transaction
    .selectFrom('customers')
    .select(['id', 'merged_into_id'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  // An update that changes nothing; it finds no row when the customer was merged or deleted meanwhile.
  const claimed = await transaction
    .updateTable('customers')
    .set((row) => ({ email_key: row.ref('email_key') }))
    .where('id', '=', known.merged_into_id ?? known.id)
    .where('merged_into_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed?.id ?? null;
}

async function insertCustomer(
  transaction: Transacting,
  { id, contact, language, now, key }: Person & { key: string },
): Promise<string | null> {
  const { email, name, phone, company } = contact;
  const searchText = customerSearchText({ ...contact, companyNumber: '', taxNumber: '', vatNumber: '' }, []);
  const row = await transaction
    .insertInto('customers')
    .values({
      id,
      email_key: key,
      email,
      name,
      phone,
      company,
      language,
      search_text: searchText,
      created_at: now,
      updated_at: now,
      version: 1,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await insertCustomerWords(transaction, [{ id, searchText }]);
  return row?.id ?? null;
}
