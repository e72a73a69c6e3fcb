import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { beginFirm } from './demand-firm.ts';
import { addAddresses, findFirmAddresses } from './firm-customers-store.ts';
import { type MemberRow, findAllMemberRows, moveInvitations, moveMember } from './members-store.ts';

type Transacting = Transaction<DatabaseSchema>;

/**
 * Makes one firm of two when their customers are merged (I5): people, invitations and addresses move. Who is in both has the right of
 * the remaining one; its owner stays, and the owner of the other becomes a colleague with all rights where there is one already.
 */
export async function joinFirms(
  services: Pick<Services, 'newId' | 'clock'>,
  transaction: Transacting,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { newId, clock } = services;
  const rowsOf = (id: string) => findAllMemberRows(transaction, id);
  if ((await rowsOf(from)).length + (await rowsOf(to)).length > 0) {
    // Whoever has one of them by its address alone is written down before the other brings its owner.
    for (const id of [from, to]) await beginFirm(services, transaction, id);
    await addAddresses(transaction, { customerId: to, addresses: await findFirmAddresses(transaction, from), newId });
  }
  const [moving, staying] = [await rowsOf(from), await rowsOf(to)];
  const hasOwner = staying.some((member) => member.is_owner === 1);
  const isThere = ({ user_id: userId }: MemberRow) => staying.some((member) => member.user_id === userId);
  for (const member of moving) {
    const change = { to, isOwner: member.is_owner === 1 && !hasOwner, now: clock() };
    await moveMember(transaction, member, isThere(member) ? null : change);
  }
  await moveInvitations(transaction, { from, to });
}

/** Remembers the address that a customer had, where people of its firm see what went to it (I5). */
export async function rememberAddress(
  { newId }: Pick<Services, 'newId'>,
  transaction: Transacting,
  { id, address }: { id: string; address: string },
): Promise<void> {
  if ((await findAllMemberRows(transaction, id)).length === 0) return;
  await addAddresses(transaction, { customerId: id, addresses: [address.trim().toLowerCase()], newId });
}
