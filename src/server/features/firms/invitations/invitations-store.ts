import type { Kysely, Selectable, Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { FirmInvitation } from '#contract/firms/firms.ts';
import type { FirmInvitationTable } from '#server/database/tables/firm-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type InvitationRow = Selectable<FirmInvitationTable>;

/** Invitations to a firm that were not accepted, the newest first. */
export async function findInvitations(db: Db, customerId: string): Promise<InvitationRow[]> {
  return db
    .selectFrom('firm_invitations')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** An invitation as those see it who may take it back, at a time (ms UTC). */
export const presentInvitation = (row: InvitationRow, now: number): FirmInvitation => ({
  id: row.id,
  email: row.email,
  right: row.access_right,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  isOver: row.expires_at <= now,
});

/** The invitation with a token, given by its SHA-256, that can be accepted at a time (ms UTC); null for any other. */
export async function findOpenInvitation(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: number },
): Promise<InvitationRow | null> {
  const row = db.selectFrom('firm_invitations').selectAll().where('token_hash', '=', tokenHash);
  return (await row.where('expires_at', '>', now).executeTakeFirst()) ?? null;
}

/** Invitations to an address, in small letters, that can be accepted at a time (ms UTC), each with the name of the firm. */
export async function findInvitationsTo(
  db: Db,
  address: string,
  now: number,
): Promise<(InvitationRow & { firm: string })[]> {
  const rows = await db
    .selectFrom('firm_invitations')
    .innerJoin('customers', 'customers.id', 'firm_invitations.customer_id')
    .selectAll('firm_invitations')
    .select(['customers.name', 'customers.company'])
    .where('firm_invitations.email_key', '=', emailKey(address))
    .where('firm_invitations.expires_at', '>', now)
    .orderBy('firm_invitations.id')
    .execute();
  return rows.map(({ name, company, ...row }) => ({ ...row, firm: company || name }));
}

/** Stores an invitation in the place of the one that the same address had to the same firm. */
export async function replaceInvitation(transaction: Transacting, row: InvitationRow): Promise<void> {
  await transaction
    .deleteFrom('firm_invitations')
    .where('customer_id', '=', row.customer_id)
    .where('email_key', '=', row.email_key)
    .execute();
  await transaction.insertInto('firm_invitations').values(row).execute();
}

/** Deletes an invitation of a firm; returns it, or null when it was used or taken back meanwhile. */
export async function takeInvitation(
  transaction: Transacting,
  { id, customerId }: { id: string; customerId: string },
): Promise<InvitationRow | null> {
  const row = transaction.deleteFrom('firm_invitations').where('id', '=', id).where('customer_id', '=', customerId);
  return (await row.returningAll().executeTakeFirst()) ?? null;
}

/** Takes back all invitations to the firms that an account owns; returns after nobody can accept one any more. */
export async function withdrawInvitations(transaction: Transacting, ownerId: string): Promise<void> {
  const owned = transaction
    .selectFrom('firm_members')
    .select('customer_id')
    .where('user_id', '=', ownerId)
    .where('is_owner', '=', 1);
  await transaction.deleteFrom('firm_invitations').where('customer_id', 'in', owned).execute();
}
