import { emailKey, usernameKey } from '#domain/accounts/account.ts';
import type { Audit } from '#server/audit/record-entry.ts';
import type { UserTable } from '#server/database/account-tables.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { countVerificationMail, mailVerification } from './mail-verification.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashNewPassword } from './password-hash.ts';
import { refuseCredentials } from './refuse-credentials.ts';
import { findAccount, insertUser } from './store.ts';

/** The form as it arrives; an address that was left empty is none. */
type Registration = {
  caller: Caller;
  form: { username: string; password: string; email?: string | undefined };
  audit: Audit;
};

/**
 * Makes a customer's account and signs them in (F1, F2, spec §5). An address is mailed a link and counts once that has
 * been opened. Throws `invalid-input` with each broken rule, `username-taken` also for names that differ in case only.
 */
export async function register(services: Services, { caller, form, audit }: Registration): Promise<OpenedSession> {
  const email = form.email?.trim() || null;
  const wanted = { username: form.username.trim(), password: form.password, email };
  await refuseCredentials(services, wanted, caller.language);
  if (await findAccount(services.db, usernameKey(wanted.username))) throw usernameTaken(caller);
  if (email !== null) await countVerificationMail(services, email);
  const user = await newUser(services, wanted, caller);
  try {
    const opened = await openSession(services, {
      userId: user.id,
      caller,
      audit,
      async useUp(transaction) {
        await insertUser(transaction, user);
        if (email === null) return;
        await mailVerification(services, transaction, { account: user, email, origin: caller.origin });
      },
    });
    services.pokeJobs();
    return opened;
  } catch (error) {
    // Somebody took the name between the look and the insertion.
    if (services.engine.isUniqueViolation(error)) throw usernameTaken(caller);
    throw error;
  }
}

async function newUser(
  services: Services,
  { username, password, email }: { username: string; password: string; email: string | null },
  { language }: Caller,
): Promise<UserTable> {
  const now = services.clock();
  return {
    id: services.newId(),
    username,
    username_key: usernameKey(username),
    email,
    email_key: email === null ? null : emailKey(email),
    email_verified_at: null,
    password_hash: await hashNewPassword(services, password),
    totp_secret: null,
    totp_enabled_at: null,
    totp_last_step: null,
    role: 'user',
    language,
    created_at: now,
    updated_at: now,
    version: 1,
  };
}

function usernameTaken({ language }: Caller): AppError {
  const message = textsOf(language)('errorCodes:username-taken');
  return new AppError('username-taken', { fields: [{ field: 'username', rule: 'taken', message }] });
}
