import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readViewer } from '#server/features/access/viewer-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import {
  type FirmCustomer,
  addAddresses,
  findAccountsOf,
  findAddresses,
  findFirmCustomer,
  lockFirmCustomer,
} from './firm-customers-store.ts';
import { type KnownMember, findAllMemberRows, findMembers, putMember } from './members-store.ts';

/** A firm whose people somebody changes, locked until the transaction ends. */
export type ManagedFirm = { customer: FirmCustomer; members: KnownMember[] };

type Db = Kysely<DatabaseSchema>;

/**
 * Whether an account owns the firm of a customer (I5): it is its owner, or nobody is yet and its verified address is the
 * customer's.
 */
export async function isOwner(
  db: Db,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<boolean> {
  const { memberships, customers } = await readViewer(db, userId);
  const membership = memberships.find((each) => each.customerId === customerId);
  return membership ? membership.isOwner : customers.includes(customerId);
}

/**
 * Locks the firm of a customer for its owner, or for an administrator in the back office. Throws `not-found` for a firm that is not
 * the caller's, `access-denied` for a colleague.
 */
export async function lockManaged(
  transaction: Transaction<DatabaseSchema>,
  { customerId, caller: { user } }: { customerId: string; caller: Caller },
): Promise<ManagedFirm> {
  const customer = await lockFirmCustomer(transaction, customerId);
  if (!customer || !user) throw new AppError('not-found');
  if (user.role !== 'admin' && !(await isOwner(transaction, { customerId, userId: user.id }))) {
    const members = await findMembers(transaction, customerId);
    throw new AppError(members.some((member) => member.user_id === user.id) ? 'access-denied' : 'not-found');
  }
  return { customer, members: await findMembers(transaction, customerId) };
}

/**
 * Begins the firm of a locked customer before its first colleague: whoever has the customer's address becomes its owner, whoever has that
 * of a customer merged into it a colleague with all rights, and the addresses are remembered to which its quotes went.
 */
export async function beginFirm(
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  transaction: Transaction<DatabaseSchema>,
  customerId: string,
): Promise<void> {
  await addAddresses(transaction, { customerId, addresses: await findAddresses(transaction, customerId), newId });
  const known = await findAllMemberRows(transaction, customerId);
  if (known.some((member) => member.is_owner === 1)) return;
  // Who has left stays out, whatever address they have.
  const accounts = (await findAccountsOf(transaction, customerId)).filter(
    (userId) => !known.some((member) => member.user_id === userId),
  );
  for (const [index, userId] of accounts.entries()) {
    const row = { id: newId(), customer_id: customerId, user_id: userId, access_right: 'all' } as const;
    await putMember(transaction, { ...row, is_owner: index === 0 ? 1 : 0, joined_at: clock() });
  }
}

/** The member of a firm by id. Throws `not-found`. */
export function memberOf({ members }: Pick<ManagedFirm, 'members'>, id: string): KnownMember {
  const member = members.find((each) => each.id === id);
  if (!member) throw new AppError('not-found');
  return member;
}

/** The customer of a firm. Throws `not-found`. */
export async function demandCustomer(db: Db, id: string): Promise<FirmCustomer> {
  const customer = await findFirmCustomer(db, id);
  if (!customer) throw new AppError('not-found');
  return customer;
}
