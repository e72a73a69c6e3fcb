import type { Kysely } from 'kysely';

/** Since when an account is disabled, and how long each recovery code is, so that short ones can be renewed (G6, ASVS 7.4.2, 11.2.3). */
export async function addAccountStates(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('disabled_at', 'bigint').execute();
  await db.schema.alterTable('recovery_codes').addColumn('characters', 'integer').execute();
}
