import type { Kysely } from 'kysely';
import type { EmailLinkPurpose } from '#domain/accounts/account.ts';
import type { EmailLinkTable } from '#server/database/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** A link as it comes back, at a moment (ms). */
export type GivenLink = { tokenHash: string; purpose: EmailLinkPurpose; now: number };

/** Whom a mailed link is for, and the address that it was mailed to. */
export type EmailLink = { userId: string; emailKey: string };

/** Keeps a link that is being mailed, and forgets those that have ended at its time. */
export async function insertEmailLink(db: Db, link: EmailLinkTable & { now: number }): Promise<void> {
  const { now, ...row } = link;
  await db.deleteFrom('email_links').where('expires_at', '<=', now).execute();
  await db.insertInto('email_links').values(row).execute();
}

/** Finds a link that is good; null when it is unknown, used, or has ended. */
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

/** Uses a link up; false when it has been meanwhile. */
export async function useEmailLink(db: Db, { tokenHash, purpose, now }: GivenLink): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Voids the links of a person that were mailed for a purpose. */
export async function deleteEmailLinks(
  db: Db,
  { userId, purpose }: { userId: string; purpose: EmailLinkPurpose },
): Promise<void> {
  await db.deleteFrom('email_links').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}
