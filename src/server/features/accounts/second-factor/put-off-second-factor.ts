import { secondFactorRules } from '#domain/accounts/second-factor.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services, SignedInUser } from '#server/services.ts';
import { storePutOff } from './second-factor-store.ts';

/**
 * Puts the demanded second factor of an administrator off for a week (ASVS 6.3.3). Throws
 * `second-factor-required` the second time, and where it is demanded of everybody.
 */
export async function putOffSecondFactor(services: Services, user: SignedInUser, audit: Audit): Promise<void> {
  const until = services.clock() + secondFactorRules.putOffMs;
  await services.db.transaction().execute(async (transaction) => {
    if (!(await storePutOff(transaction, { userId: user.id, until }))) throw new AppError('second-factor-required');
    await audit(transaction, { subjectId: user.id });
  });
}
