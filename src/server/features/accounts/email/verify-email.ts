import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import { markEmailVerified, readAccount } from '#server/features/accounts/account-store.ts';
import { findEmailLink } from './email-link-store.ts';

/**
 * Verifies an address with the link that was mailed to it (F2). Only the first account can verify an address. Until the
 * link expires it may be opened again, which changes nothing: what it promised holds. Throws `link-invalid` for every
 * other account and for a link that is unknown, expired or of a former address.
 */
export async function verifyEmail(
  services: Services,
  { token, audit }: { token: string; audit: Audit },
): Promise<void> {
  const now = services.clock();
  const link = { tokenHash: hashToken(token), purpose: 'verify-email', now } as const;
  const found = await findEmailLink(services.db, link);
  if (!found) throw new AppError('link-invalid');
  const { userId } = found;
  try {
    await services.db.transaction().execute(async (transaction) => {
      // The account is locked before its links, as everywhere, so that no two transactions wait for each other.
      if (await markEmailVerified(transaction, { ...found, now })) return audit(transaction, { subjectId: userId });
      const { email_key: present, email_verified_at: verifiedAt } = await readAccount(transaction, userId);
      if (verifiedAt === null || present !== found.emailKey) throw new AppError('link-invalid');
    });
  } catch (error) {
    if (services.engine.isUniqueViolation(error)) throw new AppError('link-invalid');
    throw error;
  }
}
