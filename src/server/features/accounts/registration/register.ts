import { usernameKey } from '#domain/accounts/account.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { Caller, Services } from '#server/services.ts';
import { countVerificationMail, mailVerification } from '#server/features/accounts/email/mail-verification.ts';
import { newAccountRow } from './new-account-row.ts';
import { type OpenedSession, openSession } from '#server/features/accounts/sessions/open-session.ts';
import { hashNewPassword } from '#server/features/accounts/password/password-hash.ts';
import { refuseCredentials } from '#server/features/accounts/refuse-credentials.ts';
import { findAccount, insertUser } from '#server/features/accounts/account-store.ts';
import { storeUsername, usernameTaken } from './store-username.ts';

/** The form as it arrives; an address that was left empty is none. */
type Registration = {
  caller: Caller;
  form: { username: string; password: string; email?: string | undefined };
  audit: Audit;
};

/**
 * Creates an account for a customer and signs them in (F1, F2, spec §5). A link to verify the address is mailed to it.
 * Throws `invalid-input` with each broken rule, and `username-taken` also for names that differ only in case.
 */
export async function register(services: Services, { caller, form, audit }: Registration): Promise<OpenedSession> {
  const email = form.email?.trim() || null;
  const wanted = { username: form.username.trim(), password: form.password, email, role: 'user' } as const;
  await refuseCredentials(services, wanted, caller.language);
  if (await findAccount(services.db, usernameKey(wanted.username))) throw usernameTaken(caller.language);
  if (email !== null) await countVerificationMail(services, email);
  const user = newAccountRow({
    id: services.newId(),
    username: wanted.username,
    email,
    passwordHash: await hashNewPassword(services, wanted.password),
    role: 'user',
    language: caller.language,
    now: services.clock(),
  });
  const opened = await storeUsername(services, caller.language, () =>
    openSession(services, {
      userId: user.id,
      caller,
      audit,
      async useUp(transaction) {
        await insertUser(transaction, user);
        if (email === null) return;
        await mailVerification(services, transaction, { account: user, email, origin: caller.origin });
      },
    }),
  );
  services.pokeJobs();
  return opened;
}
