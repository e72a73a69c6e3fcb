import type { User, createUser as endpoint } from '#contract/accounts/users.ts';
import { usernameKey } from '#domain/accounts/account.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { countVerificationMail, mailVerification } from '#server/features/accounts/email/mail-verification.ts';
import { newAccountRow } from '#server/features/accounts/registration/new-account-row.ts';
import { hashNewPassword } from '#server/features/accounts/password/password-hash.ts';
import { findAccount, insertUser } from '#server/features/accounts/account-store.ts';
import { storeUsername, usernameTaken } from '#server/features/accounts/registration/store-username.ts';
import { demandMailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import type { Caller, Services } from '#server/services.ts';
import type * as z from 'zod/mini';
import { readUser } from './user-list-store.ts';
import { mailInvitation } from './mail-invitation.ts';
import { refuseMissingAddress, refuseUser } from './refuse-user.ts';

type Form = z.output<typeof endpoint.body>;
type Creation = { caller: Caller; form: Form; audit: Audit };

/**
 * Creates an account for somebody (G6), with a password or with an invitation by mail to set one. Throws
 * `invalid-input` with each broken rule, `links-not-mailed` for an invitation, `username-taken`.
 */
export async function createUser(services: Services, { caller, form, audit }: Creation): Promise<User> {
  const { language } = caller;
  const wanted = { ...form, username: form.username.trim(), email: form.email.trim() || null };
  const { email, password, role } = wanted;
  await refuseUser(services, wanted, { language, ownId: null });
  if (password === null) {
    refuseMissingAddress(email, language);
    demandMailOrigin(caller.origin, services);
  }
  if (await findAccount(services.db, usernameKey(wanted.username))) throw usernameTaken(language);
  if (email !== null) await countVerificationMail(services, email);
  const user = newAccountRow({
    id: services.newId(),
    username: wanted.username,
    email,
    passwordHash: password === null ? null : await hashNewPassword(services, password),
    role,
    language: wanted.language,
    now: services.clock(),
  });
  await storeUsername(services, language, () =>
    services.db.transaction().execute(async (transaction) => {
      await insertUser(transaction, user);
      const mail = { user, account: user, origin: caller.origin };
      if (email !== null && password === null) await mailInvitation(services, transaction, { ...mail, email });
      if (email !== null && password !== null) await mailVerification(services, transaction, { ...mail, email });
      await audit(transaction, { subjectId: user.id, facts: { role, isInvited: password === null } });
    }),
  );
  services.pokeJobs();
  const created = await readUser(services.db, user.id, { userId: caller.user?.id ?? '', now: services.clock() });
  if (!created) throw new Error('An account that was just made is not there.');
  return created;
}
