import type { User, createUser as endpoint } from '#contract/users.ts';
import { emailKey, usernameKey } from '#domain/accounts/account.ts';
import type { Audit } from '#server/audit/record-entry.ts';
import type { UserTable } from '#server/database/account-tables.ts';
import { countVerificationMail, mailVerification } from '#server/features/accounts/mail-verification.ts';
import { decoyHash, hashNewPassword } from '#server/features/accounts/password-hash.ts';
import { findAccount, insertUser } from '#server/features/accounts/store.ts';
import type { Caller, Services } from '#server/services.ts';
import type * as z from 'zod/mini';
import { readUser } from './list-store.ts';
import { mailInvitation } from './mail-invitation.ts';
import { refuseMissingAddress, refuseUser, usernameTaken } from './refuse-user.ts';

type Form = z.output<typeof endpoint.body>;
type Creation = { caller: Caller; form: Form; audit: Audit };

/**
 * Makes an account for somebody (G6): with a password that the administrator hands over, or with none, and then the
 * address is mailed a link to set one. Throws `invalid-input` with each broken rule, `username-taken`.
 */
export async function createUser(services: Services, { caller, form, audit }: Creation): Promise<User> {
  const { language } = caller;
  const wanted = { ...form, username: form.username.trim(), email: form.email.trim() || null };
  const { email, password, isAdmin } = wanted;
  await refuseUser(services, wanted, { language, ownId: null });
  if (password === null) refuseMissingAddress(email, language);
  if (await findAccount(services.db, usernameKey(wanted.username))) throw usernameTaken(language);
  if (email !== null) await countVerificationMail(services, email);
  const user = await newUser(services, wanted);
  try {
    await services.db.transaction().execute(async (transaction) => {
      await insertUser(transaction, user);
      const mail = { user, account: user, origin: caller.origin };
      if (email !== null && password === null) await mailInvitation(services, transaction, { ...mail, email });
      if (email !== null && password !== null) await mailVerification(services, transaction, { ...mail, email });
      await audit(transaction, { subjectId: user.id, facts: { isAdmin, isInvited: password === null } });
    });
  } catch (error) {
    // Somebody took the name between the look and the insertion.
    if (services.engine.isUniqueViolation(error)) throw usernameTaken(language);
    throw error;
  }
  services.pokeJobs();
  const created = await readUser(services.db, user.id, { userId: caller.user?.id ?? '', now: services.clock() });
  if (!created) throw new Error('An account that was just made is not there.');
  return created;
}

async function newUser(
  services: Services,
  { username, password, email, isAdmin, language }: Omit<Form, 'email'> & { email: string | null },
): Promise<UserTable> {
  const now = services.clock();
  return {
    id: services.newId(),
    username,
    username_key: usernameKey(username),
    email,
    email_key: email === null ? null : emailKey(email),
    email_verified_at: null,
    // Until the invitation is taken up there is no password that would be right.
    password_hash: password === null ? decoyHash : await hashNewPassword(services, password),
    totp_secret: null,
    totp_enabled_at: null,
    totp_last_step: null,
    role: isAdmin ? 'admin' : 'user',
    language,
    created_at: now,
    updated_at: now,
    version: 1,
  };
}
