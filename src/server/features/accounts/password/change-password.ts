import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';
import { lockIfPasswordMatches } from '#server/features/accounts/account-store.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { replaceSessions } from '#server/features/accounts/sessions/open-session.ts';
import { hashNewPassword } from './password-hash.ts';
import { refuseNewPassword } from '#server/features/accounts/refuse-credentials.ts';
import { replacePassword } from './replace-password.ts';

type Change = {
  caller: Caller;
  user: SignedInUser;
  form: { currentPassword: string; newPassword: string; endPasskeys?: boolean | undefined };
  audit: Audit;
};

/**
 * Changes the own password (F4, spec §5), ends every session and, if wanted, every passkey, and returns the token of a
 * new session, so that a stolen cookie becomes invalid. Throws `invalid-input` and `password-wrong`.
 */
export async function changePassword(services: Services, { caller, user, form, audit }: Change): Promise<string> {
  const { id: userId, username, role } = user;
  const { currentPassword, newPassword, endPasskeys = false } = form;
  const { language, origin } = caller;
  await refuseNewPassword(services, { field: 'newPassword', username, password: newPassword, role }, language);
  const account = await checkOwnPassword(services, { userId, currentPassword, language });
  const passwordHash = await hashNewPassword(services, newPassword);
  const token = await services.db.transaction().execute(async (transaction) => {
    const isStillRight = await lockIfPasswordMatches(transaction, { userId, passwordHash: account.password_hash });
    if (!isStillRight) throw new AppError('password-wrong');
    await replacePassword(services, transaction, { account, passwordHash, origin, endsPasskeys: endPasskeys });
    await audit(transaction, { subjectId: userId });
    return replaceSessions(transaction, services, { userId, caller: { ...caller, provedAt: services.clock() } });
  });
  services.pokeJobs();
  return token;
}
