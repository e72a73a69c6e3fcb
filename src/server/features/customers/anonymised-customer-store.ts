import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { forgetPreferencesOf } from '#server/features/mail/preferences/mail-preferences-store.ts';

type Cleared = { id: string; name: string; now: number };

/**
 * Empties a locked customer: a name that says so is left. Its address is free for a new customer; contacts, people, what was
 * merged into it and which mails it wanted are deleted.
 */
export async function clearCustomer(
  transaction: Transaction<DatabaseSchema>,
  { id, name, now }: Cleared,
): Promise<void> {
  for (const table of ['customer_contacts', 'firm_members', 'firm_invitations', 'firm_addresses'] as const) {
    await transaction.deleteFrom(table).where('customer_id', '=', id).execute();
  }
  await forgetPreferencesOf(transaction, id);
  await transaction.deleteFrom('customers').where('merged_into_id', '=', id).execute();
  await transaction
    .updateTable('customers')
    .set({
      name,
      email: '',
      // No address has this key, since every one has an @.
      email_key: `anonymised ${id}`,
      phone: '',
      company: '',
      company_number: '',
      tax_number: '',
      vat_number: '',
      address: '',
      note: '',
      anonymised_at: now,
    })
    .where('id', '=', id)
    .execute();
}
