import { emailKey } from '#domain/accounts/account.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { demandMailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedResetLink } from '#server/stored/job-payloads.ts';
import { findVerifiedAccount } from '#server/features/accounts/account-store.ts';
import { mailResetLinkJob } from './mail-reset-link.ts';
import { refuseEmail } from '#server/features/accounts/refuse-credentials.ts';

/** Links for one e-mail address, from any network address; the contract limits those from one network address. */
const accountLimit = { name: 'password-reset-account', max: 5, windowMs: 60 * 60_000 };

type Asking = { caller: Caller; email: string; audit: Audit };

/**
 * Accepts a request for a new password (F3). Response and work are the same whether or not an account has verified the
 * address: one query, one entry in the audit log, one job; only the job differs. An unverified address gets no link.
 * Throws `invalid-input` for an invalid address, and `links-not-mailed` for every address where no link can be mailed.
 */
export async function askForPasswordReset(services: Services, { caller, email, audit }: Asking): Promise<void> {
  const address = email.trim();
  refuseEmail(address, caller.language);
  demandMailOrigin(caller.origin, services);
  await countAgainstLimit(services, accountLimit, emailKey(address));
  const account = await findVerifiedAccount(services.db, emailKey(address));
  const userId = account?.id ?? null;
  await services.db.transaction().execute(async (transaction) => {
    await audit(transaction, { subjectId: userId });
    await enqueueJob(transaction, {
      id: services.newId(),
      kind: mailResetLinkJob,
      payload: storedResetLink.toJson({ userId, origin: caller.origin }),
      runAt: services.clock(),
    });
  });
  services.pokeJobs();
}
