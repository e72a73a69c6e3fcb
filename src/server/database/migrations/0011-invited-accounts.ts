import { type Kysely, sql } from 'kysely';

/** Password hash that earlier releases gave to accounts whose invitation was not accepted yet. */
const hashOfInvited =
  '$argon2id$v=19$m=19456,t=2,p=1$BeO/6bthr5Iwu77z89hajA$IbUn5CWZ05QiDRjAAkK4eY6hfnven4jnB6dxfnkClSI';

/**
 * Whether an account was made by an invitation and has no password of its owner yet (G6). The default lets an instance
 * of the previous release add accounts during the change.
 */
export async function addInvitedAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('is_invited', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update users set is_invited = 1 where password_hash = ${hashOfInvited}`.execute(db);
}
