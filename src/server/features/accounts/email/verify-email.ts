import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import { markEmailVerified } from '#server/features/accounts/account-store.ts';
import { deleteEmailLinks, findEmailLink, useEmailLink } from './email-link-store.ts';

/**
 * Verifies an address with the link that was mailed to it (F2). Only the first account can verify an address. Throws
 * `link-invalid` for every other account and for a link that is unknown, used, expired or of a former address.
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
      const isVerified = await markEmailVerified(transaction, { ...found, now });
      if (!isVerified || !(await useEmailLink(transaction, link))) throw new AppError('link-invalid');
      await deleteEmailLinks(transaction, { userId, purpose: 'verify-email' });
      await audit(transaction, { subjectId: userId });
    });
  } catch (error) {
    if (services.engine.isUniqueViolation(error)) throw new AppError('link-invalid');
    throw error;
  }
}
