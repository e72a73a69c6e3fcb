import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { mailVerification } from '#server/features/accounts/email/mail-verification.ts';
import { makeFirstAdministrator } from './make-first-administrator.ts';
import { type OpenedSession, openSession } from '#server/features/accounts/sessions/open-session.ts';
import { storeUsername } from '#server/features/accounts/registration/store-username.ts';
import { refuseCredentials } from '#server/features/accounts/refuse-credentials.ts';
import { hasAdministrator } from '#server/features/accounts/account-store.ts';
import { hasSetupLink } from './setup-link-store.ts';

/** Tells whether a setup link still makes the first administrator: none that is unknown or expired does, and none once there is one. */
export async function isSetupLinkOpen({ db, clock }: Services, token: string): Promise<boolean> {
  return !(await hasAdministrator(db)) && hasSetupLink(db, { tokenHash: hashToken(token), now: clock() });
}

type Setup = { caller: Caller; form: SetupForm; audit: Audit };

type SetupForm = { token: string; username: string; password: string; email: string };

/**
 * Creates the first administrator by a setup link, mails the address a link to verify it, and signs them in (F7). Throws
 * `invalid-input` for details that break a rule and `username-taken`, after which the link can be used again, `setup-link-invalid` for a
 * link that is unknown or expired, and `setup-done` when there is an administrator already.
 */
export async function createFirstAdministrator(
  services: Services,
  { caller, form: { token, username, password, ...form }, audit }: Setup,
): Promise<OpenedSession> {
  if (await hasAdministrator(services.db)) throw new AppError('setup-done');
  if (!(await isSetupLinkOpen(services, token))) throw new AppError('setup-link-invalid');
  const { language, origin } = caller;
  const email = form.email.trim();
  await refuseCredentials(services, { username, password, email, role: 'admin' }, language);
  const wanted = { username, password, email, language };
  const userId = await storeUsername(services, language, () =>
    makeFirstAdministrator(services, wanted, async (transaction, account) => {
      await mailVerification(services, transaction, { account, email, origin });
      await audit(transaction, { actorId: account.id, subjectId: account.id });
    }),
  );
  if (!userId) throw new AppError('setup-done');
  services.pokeJobs();
  return openSession(services, { userId, caller, audit: async () => undefined });
}
