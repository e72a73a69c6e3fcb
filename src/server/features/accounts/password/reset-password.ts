import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';
import {
  type Account,
  findVerifiedAccount,
  lockIfPasswordMatches,
  markEmailVerified,
  readAccount,
} from '#server/features/accounts/account-store.ts';
import {
  type EmailLink,
  type GivenLink,
  findEmailLink,
  useEmailLink,
} from '#server/features/accounts/email/email-link-store.ts';
import { hashNewPassword } from './password-hash.ts';
import { refuseNewPassword } from '#server/features/accounts/refuse-credentials.ts';
import { replacePassword } from './replace-password.ts';
import { deleteSessionsOf } from '#server/features/accounts/sessions/session-store.ts';

type Reset = { caller: Caller; form: { token: string; password: string }; audit: Audit };

/**
 * Sets a new password with a mailed link (F3) and ends every session, passkey, waiting sign-in and other link of the
 * account: whoever has to reset it may have lost it to somebody. Returns the names of the passkeys that ended. An
 * invitation sets the first password and verifies the address that it was mailed to (G6). Throws `invalid-input`, after
 * which the link can be used again, and `link-invalid` for a link that is unknown, used, expired or of a former
 * address.
 */
export async function resetPassword(
  services: Services,
  { caller, form: { token, password }, audit }: Reset,
): Promise<{ removedPasskeys: string[] }> {
  const given = await findPasswordLink(services, hashToken(token));
  if (!given) throw new AppError('link-invalid');
  const { link, found } = given;
  const { userId } = found;
  const { username, role, password_hash: oldHash } = await readAccount(services.db, userId);
  await refuseNewPassword(services, { field: 'password', username, password, role }, caller.language);
  const passwordHash = await hashNewPassword(services, password);
  const removedPasskeys = await services.db.transaction().execute(async (transaction) => {
    // The account is locked before its links, as everywhere, so that no two transactions wait for each other.
    const isStillOld = await lockIfPasswordMatches(transaction, { userId, passwordHash: oldHash });
    const account = await readAccount(transaction, userId);
    const isOwner = isGoodFor({ link, found, account });
    if (!isStillOld || !isOwner || !(await useEmailLink(transaction, link))) throw new AppError('link-invalid');
    const replacement = { account, passwordHash, origin: caller.origin, endsPasskeys: true };
    const ended = await replacePassword(services, transaction, replacement);
    if (link.purpose === 'invitation') await verifyInvited(transaction, { found, now: link.now });
    await deleteSessionsOf(transaction, userId);
    await audit(transaction, { subjectId: userId });
    return ended;
  });
  services.pokeJobs();
  return { removedPasskeys };
}

type FoundLink = { link: GivenLink; found: EmailLink };

/** Tells whether a mailed link still sets a password: none that is unknown, used, expired or of a former address does. */
export async function isPasswordLinkOpen(services: Services, token: string): Promise<boolean> {
  const given = await findPasswordLink(services, hashToken(token));
  return given !== null && isGoodFor({ ...given, account: await readAccount(services.db, given.found.userId) });
}

async function findPasswordLink(services: Services, tokenHash: string): Promise<FoundLink | null> {
  for (const purpose of ['reset-password', 'invitation'] as const) {
    const link = { tokenHash, purpose, now: services.clock() };
    const found = await findEmailLink(services.db, link);
    if (found) return { link, found };
  }
  return null;
}

/** Only an invitation is mailed to an address that nobody has verified yet. */
function isGoodFor({ link, found, account }: FoundLink & { account: Account }): boolean {
  const isVerified = account.email_verified_at !== null || link.purpose === 'invitation';
  return isVerified && emailKey(account.email ?? '') === found.emailKey;
}

/** The link proves the address, unless another account has verified it meanwhile. */
async function verifyInvited(
  transaction: Transaction<DatabaseSchema>,
  { found, now }: { found: EmailLink; now: number },
): Promise<void> {
  if (await findVerifiedAccount(transaction, found.emailKey)) return;
  await markEmailVerified(transaction, { ...found, now });
}
