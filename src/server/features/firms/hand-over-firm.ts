import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { tell } from './change-members.ts';
import { type ManagedFirm, beginFirm, lockManaged, memberOf } from './demand-firm.ts';
import { addAddresses, lockFirmCustomer } from './firm-customers-store.ts';
import { type KnownMember, changeMember, endOffers, findMembers } from './members-store.ts';

type Step = { customerId: string; caller: Caller; audit: Audit };

/** Offers a firm to a colleague, who becomes its owner by accepting (I5). Throws `not-found`, `access-denied`, `owner-needed`. */
export async function offerFirm(services: Services, { memberId, ...step }: Step & { memberId: string }): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const firm = await lockManaged(transaction, step);
    const member = memberOf(firm, memberId);
    if (member.is_owner === 1) throw new AppError('owner-needed');
    const now = services.clock();
    await endOffers(transaction, step.customerId, now);
    await changeMember(transaction, memberId, { offered_at: now, updated_at: now });
    await step.audit(transaction, { subjectId: step.customerId });
    const person = ownerOf(firm)?.name ?? '';
    await tell(services, transaction, { kind: 'firm-offered', to: member, firm, person, caller: step.caller });
  });
  services.pokeJobs();
}

/** Takes an offer back as the owner. Throws `not-found`, `access-denied`. */
export async function withdrawOffer(services: Services, step: Omit<Step, 'audit'>): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await lockManaged(transaction, step);
    await endOffers(transaction, step.customerId, services.clock());
  });
}

/** Declines an offer as the colleague to whom it was made. Throws `not-found`. */
export async function declineOffer(services: Services, { customerId, caller }: Omit<Step, 'audit'>): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await lockOffered(transaction, { customerId, caller });
    await endOffers(transaction, customerId, services.clock());
  });
}

/**
 * Accepts a firm that was offered: the owner before stays a colleague with all rights, whom the new one may remove; quotes, projects and
 * documents stay where they are (I5). Throws `not-found` where nothing is offered any more.
 */
export async function acceptFirm(services: Services, step: Step): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const { firm, member } = await lockOffered(transaction, step);
    await makeOwner(services, transaction, { firm, member, ...step });
  });
  services.pokeJobs();
}

/** Makes a member the owner as an administrator, where the owner before cannot hand over. Throws `not-found`. */
export async function appointOwner(
  services: Services,
  { memberId, ...step }: Step & { memberId: string },
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const firm = await lockManaged(transaction, step);
    const member = memberOf(firm, memberId);
    if (member.is_owner === 1) return;
    await makeOwner(services, transaction, { firm, member, ...step });
  });
  services.pokeJobs();
}

async function lockOffered(
  transaction: Transaction<DatabaseSchema>,
  { customerId, caller }: Pick<Step, 'customerId' | 'caller'>,
): Promise<{ firm: ManagedFirm; member: KnownMember }> {
  const customer = await lockFirmCustomer(transaction, customerId);
  const members = await findMembers(transaction, customerId);
  const member = members.find((each) => each.user_id === caller.user?.id && each.offered_at !== null);
  if (!customer || !member) throw new AppError('not-found');
  return { firm: { customer, members }, member };
}

type Succession = Step & { firm: ManagedFirm; member: KnownMember };

async function makeOwner(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { firm, member, customerId, caller, audit }: Succession,
): Promise<void> {
  const now = services.clock();
  // Whoever has the customer's address gets a row as well, so that the new owner can remove them.
  await beginFirm(services, transaction, customerId);
  const before = ownerOf({ members: await findMembers(transaction, customerId) });
  await endOffers(transaction, customerId, now);
  if (before) await changeMember(transaction, before.id, { is_owner: 0, updated_at: now });
  await changeMember(transaction, member.id, { is_owner: 1, access_right: 'all', updated_at: now });
  if (member.email !== null) {
    await addAddresses(transaction, { customerId, addresses: [emailKey(member.email)], newId: services.newId });
  }
  await audit(transaction, { subjectId: customerId });
  const person = member.name;
  for (const to of before ? [before, member] : [member]) {
    await tell(services, transaction, { kind: 'firm-handed-over', to, firm, person, caller });
  }
}

const ownerOf = ({ members }: Pick<ManagedFirm, 'members'>) => members.find((member) => member.is_owner === 1);
