import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { Contact } from '#domain/contact-details.ts';
import { customerSearchText } from '#domain/customers/find-customers.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { insertCustomerWords } from '#server/database/customer-words.ts';

type Transacting = Transaction<DatabaseSchema>;

/** Who asks for something, and the id that is theirs if they are new. */
type Person = { id: string; contact: Contact; language: Language; now: number };

/**
 * Finds the customer of an e-mail address or makes one; an existing record keeps its details, and the address of one
 * that was merged leads to the one that took it in (G6). Answers the id and keeps that row locked until the transaction
 * ends, so that no merge and no deletion passes between the look and what the caller hangs on it.
 */
export async function findOrMakeCustomer(transaction: Transacting, person: Person): Promise<string> {
  const key = emailKey(person.contact.email);
  for (;;) {
    const id = (await claimCustomer(transaction, key)) ?? (await insertCustomer(transaction, { ...person, key }));
    if (id !== null) return id;
  }
}

/** Locks one row at most: of two calls and merges none ever waits for one that waits for it. */
async function claimCustomer(transaction: Transacting, key: string): Promise<string | null> {
  const known = await transaction
    .selectFrom('customers')
    .select(['id', 'merged_into_id'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  // An update that changes nothing; it finds no row when a merge or a deletion came between.
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
