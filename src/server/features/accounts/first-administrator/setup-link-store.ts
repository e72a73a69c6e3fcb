import type { Kysely } from 'kysely';
import type { SetupLinkTable } from '#server/database/tables/account-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Adds a setup link beside those that other instances may have printed. */
export async function insertSetupLink(db: Db, link: SetupLinkTable): Promise<void> {
  await db.insertInto('setup_links').values(link).execute();
}

/** Tells whether a setup link exists that has not expired at a moment (ms). */
export async function hasSetupLink(db: Db, link: { tokenHash: string; now: number }): Promise<boolean> {
  const found = await db
    .selectFrom('setup_links')
    .select('token_hash')
    .where('token_hash', '=', link.tokenHash)
    .where('expires_at', '>', link.now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes every setup link; none is valid once there is an administrator. */
export async function deleteSetupLinks(db: Db): Promise<void> {
  await db.deleteFrom('setup_links').execute();
}
