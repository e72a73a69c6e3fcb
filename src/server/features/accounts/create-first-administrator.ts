import { checkCredentials } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import { AppError } from '#server/http/app-error.ts';
import { hashToken } from '#server/http/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';
import { makeFirstAdministrator } from './first-administrator.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hasAdministrator, hasSetupLink } from './store.ts';

type SetupForm = { token: string; username: string; password: string };

/**
 * Makes the first administrator by a setup link and signs them in (F7). A refused name or password, `invalid-input`,
 * leaves the link good; a link that is unknown, used, over, or late for there being an administrator is
 * `setup-link-invalid`.
 */
export async function createFirstAdministrator(
  services: Services,
  caller: Caller,
  { token, username, password }: SetupForm,
): Promise<OpenedSession> {
  const link = { tokenHash: hashToken(token), now: services.clock() };
  const isOpen = (await hasSetupLink(services.db, link)) && !(await hasAdministrator(services.db));
  if (!isOpen) throw new AppError('setup-link-invalid');
  refuseShortCredentials(username, password, caller.language);
  const wanted = { username, password, email: null, language: caller.language };
  const user = await makeFirstAdministrator(services, wanted);
  if (!user) throw new AppError('setup-link-invalid');
  return openSession(services, caller, user);
}

/** What is too long has been refused by the contract. */
function refuseShortCredentials(username: string, password: string, language: Language): void {
  const message = textsOf(language)('accounts:setup.tooShort');
  const fields = checkCredentials({ username, password }).map(({ field, rule }) => ({ field, rule, message }));
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
}
