import type { Kysely } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** An account's address as it is written, and as it is found; null while it is not verified. */
export async function findVerifiedAddress(db: Db, userId: string): Promise<{ email: string; emailKey: string } | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'email_key'])
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row && row.email !== null && row.email_key !== null ? { email: row.email, emailKey: row.email_key } : null;
}

/**
 * Addresses under which a customer is written to, each once: its own, those of its contacts, and those of accounts of its firm. Null
 * where there is no such customer.
 */
export async function findAddressesOf(db: Db, customerId: string): Promise<string[] | null> {
  const own = await db.selectFrom('customers').select('email').where('id', '=', customerId).executeTakeFirst();
  if (!own) return null;
  const contacts = await db
    .selectFrom('customer_contacts')
    .select('email')
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  const members = await db
    .selectFrom('firm_members')
    .innerJoin('users', 'users.id', 'firm_members.user_id')
    .select('users.email')
    .where('firm_members.customer_id', '=', customerId)
    .where('firm_members.ended_at', 'is', null)
    .where('users.email_verified_at', 'is not', null)
    .orderBy('firm_members.id')
    .execute();
  const keys = [own, ...contacts, ...members].map(({ email }) => emailKey(email ?? ''));
  return [...new Set(keys)].filter((key) => key !== '');
}
