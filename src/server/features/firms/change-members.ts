import type { Transaction } from 'kysely';
import type { FirmMailKind } from '#domain/firms/firm-mails.ts';
import type { FirmRight } from '#domain/firms/rights.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { queueFirmMail } from '#server/features/mail/outbox/queue/queue-firm-mail.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { type ManagedFirm, lockManaged, memberOf } from './demand-firm.ts';
import { lockFirmCustomer } from './firm-customers-store.ts';
import { type KnownMember, changeMember, findMembers } from './members-store.ts';

type Change = { customerId: string; memberId: string; caller: Caller; audit: Audit };

/**
 * Changes what a colleague may see, from the next call on (I5). Throws `not-found`, `access-denied`, `owner-needed` for the owner, who
 * may everything.
 */
export async function changeRight(
  services: Services,
  { right, ...change }: Change & { right: FirmRight },
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const { member } = await lockColleague(transaction, change);
    await changeMember(transaction, member.id, { access_right: right, updated_at: services.clock() });
    await change.audit(transaction, { subjectId: change.customerId, facts: { right } });
  });
}

/**
 * Removes a colleague, who loses all of the firm at once; what they wrote and signed stays (I5). Throws `not-found`, `access-denied`,
 * `owner-needed` for the owner, who hands over first.
 */
export async function removeMember(services: Services, change: Change): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const { firm, member } = await lockColleague(transaction, change);
    await endMembership(services, transaction, member);
    await change.audit(transaction, { subjectId: change.customerId });
    await tell(services, transaction, { kind: 'firm-removed', to: member, firm, person: '', caller: change.caller });
  });
  services.pokeJobs();
}

/** Leaves a firm; the owner hands over first. Throws `not-found`, `owner-needed`. */
export async function leaveFirm(
  services: Services,
  { customerId, caller, audit }: Omit<Change, 'memberId'>,
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const customer = await lockFirmCustomer(transaction, customerId);
    const members = await findMembers(transaction, customerId);
    const member = members.find((each) => each.user_id === caller.user?.id);
    if (!customer || !member) throw new AppError('not-found');
    if (member.is_owner === 1) throw new AppError('owner-needed');
    await endMembership(services, transaction, member);
    await audit(transaction, { subjectId: customerId });
    const owner = members.find((each) => each.is_owner === 1);
    const firm = { customer, members };
    if (owner) await tell(services, transaction, { kind: 'firm-left', to: owner, firm, person: member.name, caller });
  });
  services.pokeJobs();
}

async function lockColleague(
  transaction: Transaction<DatabaseSchema>,
  change: Pick<Change, 'customerId' | 'memberId' | 'caller'>,
): Promise<{ firm: ManagedFirm; member: KnownMember }> {
  const firm = await lockManaged(transaction, change);
  const member = memberOf(firm, change.memberId);
  if (member.is_owner === 1) throw new AppError('owner-needed');
  return { firm, member };
}

async function endMembership(
  { clock }: Services,
  transaction: Transaction<DatabaseSchema>,
  { id }: KnownMember,
): Promise<void> {
  await changeMember(transaction, id, { ended_at: clock(), offered_at: null, updated_at: clock() });
}

type Told = {
  kind: Exclude<FirmMailKind, 'firm-invitation'>;
  to: KnownMember;
  firm: ManagedFirm;
  person: string;
  caller: Caller;
};

/** Mails somebody of a firm what has changed; nobody is told at an address that is not verified. */
export async function tell(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { kind, to, firm, person, caller }: Told,
): Promise<void> {
  if (to.email === null) return;
  const mail = { kind, language: to.language, recipient: to.email, firm: firm.customer.name, person } as const;
  await queueFirmMail(services, transaction, { ...mail, right: to.access_right, origin: caller.origin });
}
