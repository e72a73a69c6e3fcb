import type { Transaction } from 'kysely';
import { emailKey, usernameKey } from '#domain/accounts/account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import {
  findAccount,
  findVerifiedAccount,
  insertUser,
  lockAccount,
  markEmailVerified,
  readAccount,
} from '#server/features/accounts/account-store.ts';
import { hashNewPassword } from '#server/features/accounts/password/password-hash.ts';
import { refuseCredentials } from '#server/features/accounts/refuse-credentials.ts';
import { newAccountRow } from '#server/features/accounts/registration/new-account-row.ts';
import { storeUsername, usernameTaken } from '#server/features/accounts/registration/store-username.ts';
import { type OpenedSession, openSession } from '#server/features/accounts/sessions/open-session.ts';
import { readViewer } from '#server/features/access/viewer-store.ts';
import { auditFor } from '#server/features/audit/audit-for.ts';
import { queueFirmMail } from '#server/features/mail/outbox/queue/queue-firm-mail.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { lockFirmCustomer } from '#server/features/firms/firm-customers-store.ts';
import { findMembers, findMembership, putMember } from '#server/features/firms/members-store.ts';
import { type InvitationRow, findInvitationsTo, findOpenInvitation, takeInvitation } from './invitations-store.ts';

/** The invitation behind a token that can be accepted now. Throws `link-invalid`. */
export async function demandInvitation({ db, clock }: Services, token: string): Promise<InvitationRow> {
  const found = await findOpenInvitation(db, { tokenHash: hashToken(token), now: clock() });
  if (!found) throw new AppError('link-invalid');
  return found;
}

/**
 * Joins a firm with the account that is signed in, whose address the link was mailed to and thereby verifies (I5). Throws
 * `link-invalid` for a link that is unknown, used, over or taken back, `other-address` for another account, `access-denied` for the agency's people.
 */
export async function joinFirm(
  services: Services,
  { token, caller }: { token: string; caller: Caller },
): Promise<void> {
  const invitation = await demandInvitation(services, token);
  const { user } = caller;
  if (!user) throw new AppError('sign-in-required');
  if (user.role !== 'user') throw new AppError('access-denied');
  await services.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, user.id);
    const account = await readAccount(transaction, user.id);
    if (account.email_key !== invitation.email_key) throw new AppError('other-address');
    if (account.email_verified_at === null) await verifyAddress(services, transaction, { invitation, caller });
    await admit(services, transaction, { invitation, caller, userId: user.id, name: account.username });
  });
  services.pokeJobs();
}

/**
 * Accepts an invitation to the verified address of an account, by its id. Throws `link-invalid` for one that is over, taken back or for
 * somebody else, `access-denied` for the agency's people.
 */
export async function joinInvited(services: Services, { id, caller }: { id: string; caller: Caller }): Promise<void> {
  const { user } = caller;
  if (user?.role !== 'user') throw new AppError('access-denied');
  const { address } = await readViewer(services.db, user.id);
  const invited = address === null ? [] : await findInvitationsTo(services.db, address, services.clock());
  const invitation = invited.find((each) => each.id === id);
  if (!invitation) throw new AppError('link-invalid');
  await services.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, user.id);
    await admit(services, transaction, { invitation, caller, userId: user.id, name: user.username });
  });
  services.pokeJobs();
}

/**
 * Makes an account for whom the link was mailed to, with the address verified by it, joins the firm and signs in (I5). Throws
 * `invalid-input`, `username-taken`, `link-invalid`; `other-address` where an account has the address, which then signs in instead.
 */
export async function joinWithNewAccount(
  services: Services,
  { token, caller, form }: { token: string; caller: Caller; form: { username: string; password: string } },
): Promise<OpenedSession> {
  const invitation = await demandInvitation(services, token);
  const { email, email_key: key } = invitation;
  const wanted = { username: form.username.trim(), password: form.password, email, role: 'user' } as const;
  await refuseCredentials(services, wanted, caller.language);
  if (await findAccount(services.db, usernameKey(wanted.username))) throw usernameTaken(caller.language);
  const now = services.clock();
  const id = services.newId();
  const passwordHash = await hashNewPassword(services, wanted.password);
  const row = {
    ...newAccountRow({ ...wanted, id, passwordHash, language: caller.language, now }),
    email_verified_at: now,
  };
  const opened = await storeUsername(services, caller.language, () =>
    openSession(services, {
      userId: id,
      caller,
      audit: auditFor(services, caller, 'account.registered'),
      async useUp(transaction) {
        if (await findVerifiedAccount(transaction, key)) throw new AppError('other-address');
        await insertUser(transaction, row);
        await admit(services, transaction, { invitation, caller, userId: id, name: wanted.username });
      },
    }),
  );
  services.pokeJobs();
  return opened;
}

async function verifyAddress(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { invitation, caller }: { invitation: InvitationRow; caller: Caller },
): Promise<void> {
  const userId = caller.user?.id ?? '';
  const { email_key: key } = invitation;
  if (await findVerifiedAccount(transaction, key)) throw new AppError('other-address');
  await markEmailVerified(transaction, { userId, emailKey: key, now: services.clock() });
  await auditFor(services, caller, 'account.email-verified')(transaction, { subjectId: userId });
}

type Admitted = { invitation: InvitationRow; caller: Caller; userId: string; name: string };

/** Uses the invitation up and makes the account a member; whoever owns the firm stays its owner. */
async function admit(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { invitation: { id, customer_id: customerId, token_hash: hash }, caller, userId, name }: Admitted,
): Promise<void> {
  const customer = await lockFirmCustomer(transaction, customerId);
  const taken = customer && (await takeInvitation(transaction, { id, customerId }));
  if (!taken || taken.token_hash !== hash || taken.expires_at <= services.clock()) throw new AppError('link-invalid');
  const before = await findMembership(transaction, { customerId, userId });
  if (before === null || before.is_owner === 0 || before.ended_at !== null) {
    const row = { id: services.newId(), customer_id: customerId, user_id: userId, access_right: taken.access_right };
    await putMember(transaction, { ...row, is_owner: 0, joined_at: services.clock() });
  }
  const audit = auditFor(services, caller, 'firm.joined');
  await audit(transaction, { subjectId: customerId, actorId: userId, facts: { right: taken.access_right } });
  const owner = (await findMembers(transaction, customerId)).find((member) => member.is_owner === 1);
  if (!owner?.email) return;
  const mail = { kind: 'firm-joined', language: owner.language, recipient: owner.email, firm: customer.name } as const;
  await queueFirmMail(services, transaction, {
    ...mail,
    person: name,
    right: taken.access_right,
    origin: caller.origin,
  });
}

/** Whether an account has verified the address of an invitation, which then signs in to join. */
export const hasAccount = async ({ db }: Pick<Services, 'db'>, email: string): Promise<boolean> =>
  (await findVerifiedAccount(db, emailKey(email))) !== null;
