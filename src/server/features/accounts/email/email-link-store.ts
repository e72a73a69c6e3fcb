import type { Kysely } from 'kysely';
import type { EmailLinkPurpose } from '#domain/accounts/account.ts';
import type { EmailLinkTable } from '#server/database/tables/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** A link as somebody opened it, and when (ms UTC). */
export type GivenLink = { tokenHash: string; purpose: EmailLinkPurpose; now: number };

/** The account that a mailed link is for, and the address that it was mailed to. */
export type EmailLink = { userId: string; emailKey: string };

/** Stores a link that is being mailed and deletes those that have expired by then. */
export async function insertEmailLink(db: Db, link: EmailLinkTable & { now: number }): Promise<void> {
  const { now, ...row } = link;
  await db.deleteFrom('email_links').where('expires_at', '<=', now).execute();
  await db.insertInto('email_links').values(row).execute();
}

/** Finds a valid link; null when it is unknown, used or expired. */
export async function findEmailLink(db: Db, { tokenHash, purpose, now }: GivenLink): Promise<EmailLink | null> {
  const row = await db
    .selectFrom('email_links')
    .select(['user_id', 'email_key'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? { userId: row.user_id, emailKey: row.email_key } : null;
}

/** Marks a link as used; false when it was used meanwhile. */
export async function useEmailLink(db: Db, { tokenHash, purpose, now }: GivenLink): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes the links of an account that were mailed for a purpose. */
export async function deleteEmailLinks(
  db: Db,
  { userId, purpose }: { userId: string; purpose: EmailLinkPurpose },
): Promise<void> {
  await db.deleteFrom('email_links').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}
