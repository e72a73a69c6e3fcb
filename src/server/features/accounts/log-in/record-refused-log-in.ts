import { auditFor } from '#server/features/audit/audit-for.ts';
import type { Caller, Services } from '#server/services.ts';

/** By what somebody tried to sign in. */
type SignInWay = 'password' | 'code' | 'passkey';

/**
 * Puts a refused login into the audit log (G11): whose account it was for, where there is one, and by what; neither the
 * name nor the password as typed. Tries beyond a limit write none, so that nobody can fill the log.
 */
export async function recordRefusedLogIn(
  services: Services,
  { caller, subjectId, by }: { caller: Caller; subjectId: string | null; by: SignInWay },
): Promise<void> {
  await auditFor(services, caller, 'account.sign-in-refused')(services.db, { subjectId, facts: { by } });
}
