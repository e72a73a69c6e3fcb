import type { Kysely, Selectable, Transaction } from 'kysely';
import type { FirmMember } from '#contract/firms/firms.ts';
import type { Language } from '#domain/languages.ts';
import type { FirmMemberTable } from '#server/database/tables/firm-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type MemberRow = Selectable<FirmMemberTable>;

/** A member with what is known of the account. */
export type KnownMember = MemberRow & { name: string; email: string | null; language: Language };

/** The people who belong to a firm now, the owner first, then as they have joined. */
export async function findMembers(db: Db, customerId: string): Promise<KnownMember[]> {
  const rows = await db
    .selectFrom('firm_members')
    .innerJoin('users', 'users.id', 'firm_members.user_id')
    .selectAll('firm_members')
    .select(['users.username', 'users.display_name', 'users.email', 'users.email_verified_at', 'users.language'])
    .where('firm_members.customer_id', '=', customerId)
    .where('firm_members.ended_at', 'is', null)
    .orderBy('firm_members.is_owner', 'desc')
    .orderBy('firm_members.joined_at')
    .orderBy('firm_members.id')
    .execute();
  return rows.map(({ username, display_name: name, email, email_verified_at: verifiedAt, ...row }) => ({
    ...row,
    name: name || username,
    email: verifiedAt === null ? null : email,
  }));
}

/** A member as people of the firm and the agency see them. */
export const presentMember = (row: KnownMember): FirmMember => ({
  id: row.id,
  name: row.name,
  email: row.email ?? '',
  isOwner: row.is_owner === 1,
  right: row.access_right,
  offeredAt: row.offered_at,
  joinedAt: row.joined_at,
});

/** The row of an account in a firm, also one that has ended; null without one. */
export async function findMembership(
  db: Db,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<MemberRow | null> {
  const row = db.selectFrom('firm_members').selectAll().where('customer_id', '=', customerId);
  return (await row.where('user_id', '=', userId).executeTakeFirst()) ?? null;
}

/** Makes an account a member with a right, or takes up again one who had left. */
export async function putMember(
  transaction: Transacting,
  row: Omit<MemberRow, 'offered_at' | 'ended_at' | 'updated_at'>,
): Promise<void> {
  const { access_right, is_owner, joined_at } = row;
  const state = { access_right, is_owner, joined_at, offered_at: null, ended_at: null, updated_at: joined_at };
  await transaction
    .insertInto('firm_members')
    .values({ ...row, ...state })
    .onConflict((conflict) => conflict.columns(['customer_id', 'user_id']).doUpdateSet(state))
    .execute();
}

/** Changes a member. */
export async function changeMember(
  transaction: Transacting,
  id: string,
  set: Partial<Pick<MemberRow, 'access_right' | 'is_owner' | 'offered_at' | 'ended_at'>> & { updated_at: number },
): Promise<void> {
  await transaction.updateTable('firm_members').set(set).where('id', '=', id).execute();
}

/** Takes back whatever was offered to members of a firm. */
export async function endOffers(transaction: Transacting, customerId: string, now: number): Promise<void> {
  await transaction
    .updateTable('firm_members')
    .set({ offered_at: null, updated_at: now })
    .where('customer_id', '=', customerId)
    .where('offered_at', 'is not', null)
    .execute();
}

/** All rows of a firm, also those of people who have left. */
export function findAllMemberRows(db: Db, customerId: string): Promise<MemberRow[]> {
  return db.selectFrom('firm_members').selectAll().where('customer_id', '=', customerId).orderBy('id').execute();
}

/** Moves a member to another firm; null deletes the row, because the account has one there. */
export async function moveMember(
  transaction: Transacting,
  { id }: MemberRow,
  change: { to: string; isOwner: boolean; now: number } | null,
): Promise<void> {
  if (change === null) {
    await transaction.deleteFrom('firm_members').where('id', '=', id).execute();
    return;
  }
  const { to, isOwner, now } = change;
  await transaction
    .updateTable('firm_members')
    .set({ customer_id: to, is_owner: isOwner ? 1 : 0, offered_at: null, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Moves invitations to another firm, but for those to addresses that were invited there as well. */
export async function moveInvitations(
  transaction: Transacting,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const known = transaction
    .selectFrom('firm_invitations as there')
    .select('there.email_key')
    .where('there.customer_id', '=', to);
  const moving = transaction.updateTable('firm_invitations').set({ customer_id: to }).where('customer_id', '=', from);
  await moving.where('email_key', 'not in', known).execute();
  await transaction.deleteFrom('firm_invitations').where('customer_id', '=', from).execute();
}
