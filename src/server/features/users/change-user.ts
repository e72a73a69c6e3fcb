import type { Transaction } from 'kysely';
import type { User, changeUser as endpoint } from '#contract/accounts/users.ts';
import { emailKey } from '#domain/accounts/account.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { tellOldAddress } from '#server/features/accounts/email/change-email.ts';
import { deleteEmailLinks } from '#server/features/accounts/email/email-link-store.ts';
import { countVerificationMail, mailVerification } from '#server/features/accounts/email/mail-verification.ts';
import { deletePendingSignInsOf } from '#server/features/accounts/log-in/pending-sign-in-store.ts';
import { deleteSessionsOf } from '#server/features/accounts/sessions/session-store.ts';
import { storeUsername } from '#server/features/accounts/registration/store-username.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import type * as z from 'zod/mini';
import { readUser } from './user-list-store.ts';
import { mailInvitation } from './mail-invitation.ts';
import { refuseUnconfirmed, refuseUser } from './refuse-user.ts';
import { releaseRequests } from './release-requests.ts';
import { type StoredUser, hasAddress, lockUser, refuseLastAdministrator, writeUser } from './user-store.ts';

type Transacting = Transaction<DatabaseSchema>;
type Form = z.output<typeof endpoint.body>;
type Change = { caller: Caller; id: string; form: Form; audit: Audit };
type Wanted = Omit<Form, 'email'> & { email: string | null };

/**
 * Changes username, address and rights of an account (G6). A new address must be verified; changed rights end every
 * session (F6); an account that loses the rights of an administrator loses its assigned requests. Throws
 * `invalid-input`, `username-taken`, `not-found`, `changed-meanwhile`, and `last-administrator` for the only one.
 */
export async function changeUser(services: Services, { caller, id, form, audit }: Change): Promise<User> {
  const { language } = caller;
  const wanted: Wanted = { ...form, username: form.username.trim(), email: form.email.trim() || null };
  await refuseUser(services, { ...wanted, password: null }, { language, ownId: id });
  const { email } = wanted;
  const isNew = email !== null && !(await hasAddress(services.db, id, emailKey(email)));
  if (isNew) await countVerificationMail(services, email);
  await storeUsername(services, language, () =>
    // An exclusive transaction, so that of two administrators who take each other's rights only one succeeds.
    services.engine.exclusiveTransaction(services.db, async (transaction) => {
      const user = await lockUser(transaction, id);
      if (user.version !== wanted.version) throw new AppError('changed-meanwhile');
      await writeUser(transaction, { user, change: wanted, now: services.clock() });
      const emailChanged = await changeAddress(services, transaction, { user, email, caller });
      const released = await changeRights(services, transaction, { user, wanted, caller });
      const renamed = user.username !== wanted.username;
      await audit(transaction, { subjectId: id, facts: { renamed, emailChanged, role: wanted.role, released } });
    }),
  );
  services.pokeJobs();
  services.live.announce({ kind: 'requests-changed' });
  const changed = await readUser(services.db, id, { userId: caller.user?.id ?? '', now: services.clock() });
  if (!changed) throw new AppError('not-found');
  return changed;
}

type Writing = { user: StoredUser; wanted: Wanted };

type Addressing = { user: StoredUser; email: string | null; caller: Caller };

/** Deletes links mailed to the old address and mails the new one; returns whether the address has changed. */
async function changeAddress(
  services: Services,
  transaction: Transacting,
  { user, email, caller: { origin } }: Addressing,
): Promise<boolean> {
  if ((email === null ? null : emailKey(email)) === user.email_key) return false;
  for (const purpose of ['verify-email', 'reset-password', 'invitation'] as const) {
    await deleteEmailLinks(transaction, { userId: user.id, purpose });
  }
  await tellOldAddress(services, transaction, { old: user, origin });
  if (email === null) return true;
  if (user.is_invited === 1) await mailInvitation(services, transaction, { user, email, origin });
  else await mailVerification(services, transaction, { account: user, email, origin });
  return true;
}

type Rights = Writing & { caller: Caller };

/** Applies the consequences of changed rights; returns how many requests were unassigned. */
async function changeRights(
  services: Services,
  transaction: Transacting,
  { user, wanted, caller }: Rights,
): Promise<number> {
  if (user.role === wanted.role) return 0;
  await deleteSessionsOf(transaction, user.id);
  await deletePendingSignInsOf(transaction, user.id);
  if (user.role !== 'admin') return 0;
  refuseUnconfirmed(caller, { ...user, confirmation: wanted.confirmation });
  await refuseLastAdministrator(transaction, user.id);
  return releaseRequests(services, transaction, { user, actorId: caller.user?.id ?? null });
}
