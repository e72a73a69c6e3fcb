import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { makeFirstAdministrator } from './make-first-administrator.ts';
import { type OpenedSession, openSession } from '#server/features/accounts/sessions/open-session.ts';
import { refuseCredentials } from '#server/features/accounts/refuse-credentials.ts';
import { hasAdministrator } from '#server/features/accounts/account-store.ts';
import { hasSetupLink } from './setup-link-store.ts';

type Setup = { caller: Caller; form: SetupForm; audit: Audit };

type SetupForm = { token: string; username: string; password: string };

/**
 * Creates the first administrator by a setup link and signs them in (F7). Throws `invalid-input` for a name or password
 * that breaks a rule, after which the link can be used again, and `setup-link-invalid` for a link that is unknown, used
 * or expired, or when there is an administrator already.
 */
export async function createFirstAdministrator(
  services: Services,
  { caller, form: { token, username, password }, audit }: Setup,
): Promise<OpenedSession> {
  const link = { tokenHash: hashToken(token), now: services.clock() };
  const isOpen = (await hasSetupLink(services.db, link)) && !(await hasAdministrator(services.db));
  if (!isOpen) throw new AppError('setup-link-invalid');
  await refuseCredentials(services, { username, password }, caller.language);
  const wanted = { username, password, email: null, language: caller.language };
  const userId = await makeFirstAdministrator(services, wanted, (transaction, id) =>
    audit(transaction, { actorId: id, subjectId: id }),
  );
  if (!userId) throw new AppError('setup-link-invalid');
  return openSession(services, { userId, caller, audit: async () => undefined });
}
