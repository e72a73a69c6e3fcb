import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import { isEmail } from '#domain/contact/email-address.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import { type FirmRight, invitationLifetimeMs, mostMembers } from '#domain/firms/rights.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { queueFirmMail } from '#server/features/mail/outbox/queue/queue-firm-mail.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { type ManagedFirm, beginFirm, lockManaged } from '#server/features/firms/demand-firm.ts';
import { findInvitations, replaceInvitation, takeInvitation } from './invitations-store.ts';

/** Invitations that are mailed to one address in a day, whoever sends them. */
const addressLimit = { name: 'firm-invitation', max: 5, windowMs: 24 * 60 * 60_000 };

type Invitation = { customerId: string; email: string; right: FirmRight; caller: Caller; audit: Audit };

/**
 * Invites somebody to a customer's firm by a link that holds for seven days and is used once (I5); the link before it to the same
 * address ends. Throws `invalid-input`, `not-found`, `access-denied`, `firm-full`, `too-many-requests`.
 */
export async function inviteColleague(services: Services, { email: typed, ...invitation }: Invitation): Promise<void> {
  const email = typed.trim();
  const { language } = invitation.caller;
  refuseFields(email === '' ? [{ field: 'email', rule: 'required', wording: 'email' }] : [], language);
  refuseFields(isEmail(email) ? [] : [{ field: 'email', rule: 'email' }], language);
  await countAgainstLimit(services, addressLimit, emailKey(email));
  await services.db.transaction().execute(async (transaction) => {
    const firm = await lockManaged(transaction, invitation);
    await beginFirm(services, transaction, firm.customer.id);
    await refuseMember(transaction, { firm, email, language });
    await store(services, transaction, { ...invitation, firm, email });
    await invitation.audit(transaction, { subjectId: firm.customer.id, facts: { right: invitation.right } });
  });
  services.pokeJobs();
}

/** Sends an invitation once more, with a new link. Throws `not-found`, `access-denied`, `too-many-requests`. */
export async function renewInvitation(
  services: Services,
  { customerId, id, caller, audit }: { customerId: string; id: string; caller: Caller; audit: Audit },
): Promise<void> {
  const { email } = await services.db.transaction().execute(async (transaction) => {
    await lockManaged(transaction, { customerId, caller });
    return invitationOf(await findInvitations(transaction, customerId), id);
  });
  await countAgainstLimit(services, addressLimit, emailKey(email));
  await services.db.transaction().execute(async (transaction) => {
    const firm = await lockManaged(transaction, { customerId, caller });
    const { access_right: right } = invitationOf(await findInvitations(transaction, customerId), id);
    await store(services, transaction, { firm, email, right, caller });
    await audit(transaction, { subjectId: customerId, facts: { right } });
  });
  services.pokeJobs();
}

/** Takes an invitation back: its link opens nothing any more. Throws `not-found`, `access-denied`. */
export async function revokeInvitation(
  services: Services,
  { customerId, id, caller, audit }: { customerId: string; id: string; caller: Caller; audit: Audit },
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await lockManaged(transaction, { customerId, caller });
    if (!(await takeInvitation(transaction, { id, customerId }))) throw new AppError('not-found');
    await audit(transaction, { subjectId: customerId });
  });
}

function invitationOf<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new AppError('not-found');
  return row;
}

type Checked = { firm: ManagedFirm; email: string; language: Caller['language'] };

async function refuseMember(
  transaction: Transaction<DatabaseSchema>,
  { firm: { customer, members }, email, language }: Checked,
): Promise<void> {
  const key = emailKey(email);
  // Without an owner the customer's address has the firm already; with one it is an address like any other.
  const isOwners = key === customer.emailKey && !members.some((member) => member.is_owner === 1);
  const isMember = isOwners || members.some((member) => emailKey(member.email ?? '') === key);
  const issue: FieldIssue = { field: 'email', rule: 'already-member' };
  refuseFields(isMember ? [issue] : [], language);
  const invited = (await findInvitations(transaction, customer.id)).filter((row) => row.email_key !== key);
  if (members.length + invited.length >= mostMembers) throw new AppError('firm-full');
}

type Stored = Pick<Invitation, 'email' | 'right' | 'caller'> & { firm: ManagedFirm };

async function store(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { firm: { customer, members }, email, right, caller }: Stored,
): Promise<void> {
  const [token, now] = [services.newToken(), services.clock()];
  const { language, origin } = caller;
  await replaceInvitation(transaction, {
    id: services.newId(),
    customer_id: customer.id,
    email,
    email_key: emailKey(email),
    access_right: right,
    language,
    token_hash: hashToken(token),
    invited_by: caller.user?.id ?? null,
    created_at: now,
    expires_at: now + invitationLifetimeMs,
  });
  const inviter = members.find((member) => member.user_id === caller.user?.id)?.name ?? '';
  const mail = { kind: 'firm-invitation', language, recipient: email, firm: customer.name, person: inviter } as const;
  await queueFirmMail(services, transaction, { ...mail, right, origin, token });
}
