import { emailKey } from '#domain/accounts/account.ts';
import type { Audit } from '#server/audit/record-entry.ts';
import { AppError } from '#server/http/app-error.ts';
import { hashToken } from '#server/http/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { holdPassword, readAccount } from './account-store.ts';
import { findEmailLink, useEmailLink } from './email-link-store.ts';
import { hashNewPassword } from './password-hash.ts';
import { refuseNewPassword } from './refuse-credentials.ts';
import { replacePassword } from './replace-password.ts';
import { deleteSessionsOf } from './store.ts';

type Reset = { caller: Caller; form: { token: string; password: string }; audit: Audit };

/**
 * Sets a new password with a mailed link, once (F3): every session of the account ends, so do logins that wait for a
 * code and its other links. A refused password, `invalid-input`, leaves the link good; one that is unknown, used, over,
 * or of an address given up since is `link-invalid`.
 */
export async function resetPassword(
  services: Services,
  { caller, form: { token, password }, audit }: Reset,
): Promise<void> {
  const link = { tokenHash: hashToken(token), purpose: 'reset-password', now: services.clock() } as const;
  const found = await findEmailLink(services.db, link);
  if (!found) throw new AppError('link-invalid');
  const { userId } = found;
  const { username, password_hash: oldHash } = await readAccount(services.db, userId);
  await refuseNewPassword(services, { field: 'password', username, password }, caller.language);
  const passwordHash = await hashNewPassword(services, password);
  await services.db.transaction().execute(async (transaction) => {
    // The account before its links, as everywhere, so that no two transactions wait for each other.
    const isStillOld = await holdPassword(transaction, { userId, passwordHash: oldHash });
    const account = await readAccount(transaction, userId);
    const isOwner = account.email_verified_at !== null && emailKey(account.email ?? '') === found.emailKey;
    if (!isStillOld || !isOwner || !(await useEmailLink(transaction, link))) throw new AppError('link-invalid');
    await replacePassword(services, transaction, { account, passwordHash, origin: caller.origin });
    await deleteSessionsOf(transaction, userId);
    await audit(transaction, { subjectId: userId });
  });
  services.pokeJobs();
}
