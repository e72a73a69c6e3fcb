import { linkLifetimeMs } from '#domain/personal-data/keeping.ts';
import { lockAccount, readAccount } from '#server/features/accounts/account-store.ts';
import { auditFor } from '#server/features/audit/audit-for.ts';
import { personalTableNames } from '#server/features/personal-data/personal-tables.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedDataExport } from '#server/stored/job-payloads.ts';
import { findNewestExport, insertExport } from './exports-store.ts';

/** Kind of the job that makes a copy. */
export const exportDataJob = 'export-data';

/**
 * Orders a copy of the caller's data (K6). One a day: while one is being made, or was asked for less than a day ago and did not fail,
 * nothing is ordered. Throws `sign-in-required`.
 */
export async function askForExport(services: Services, caller: Caller): Promise<void> {
  const { db, clock, newId } = services;
  const { user } = caller;
  if (!user) throw new AppError('sign-in-required');
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    // Of two calls at once the second waits here, and finds the copy of the first.
    await lockAccount(transaction, user.id);
    const newest = await findNewestExport(transaction, user.id);
    if (newest && newest.state !== 'failed' && newest.created_at + linkLifetimeMs > now) return;
    const { language } = await readAccount(transaction, user.id);
    const id = newId();
    await insertExport(transaction, {
      id,
      user_id: user.id,
      language,
      origin: caller.origin,
      state: 'waiting',
      tables_done: 0,
      tables: personalTableNames.length,
      token_hash: null,
      parts: '',
      bytes: 0,
      created_at: now,
      ready_at: null,
      expires_at: now + 2 * linkLifetimeMs,
    });
    const payload = storedDataExport.toJson({ exportId: id });
    await enqueueJob(transaction, { id: newId(), kind: exportDataJob, payload, runAt: now });
    await auditFor(services, caller, 'account.data-asked')(transaction, { subjectId: user.id });
  });
  services.pokeJobs();
}
