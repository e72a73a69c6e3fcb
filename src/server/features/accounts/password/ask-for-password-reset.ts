import { emailKey } from '#domain/accounts/account.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedResetLink } from '#server/stored/job-payloads.ts';
import { findVerifiedAccount } from '#server/features/accounts/account-store.ts';
import { mailResetLinkJob } from './mail-reset-link.ts';
import { refuseEmail } from '#server/features/accounts/refuse-credentials.ts';

/** Links asked for one address, which one account has at most, from wherever; links from one place are limited by the contract. */
const accountLimit = { name: 'password-reset-account', max: 5, windowMs: 60 * 60_000 };

type Asking = { caller: Caller; email: string; audit: Audit };

/**
 * Takes the wish for a new password (F3). Answer and work are the same whether or not an account has verified the
 * address: one look, one entry in the log, one job; only the job makes a difference. An address that nobody has verified
 * gets no link, because it proves nothing. Throws `invalid-input` for what is no address.
 */
export async function askForPasswordReset(services: Services, { caller, email, audit }: Asking): Promise<void> {
  const address = email.trim();
  refuseEmail(address, caller.language);
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
