import { findPerson } from '#server/features/personal-data/person-store.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedErasure } from '#server/stored/job-payloads.ts';
import { clearCustomers, cancelRequests } from './clear-customers.ts';
import { closeAccount } from './closed-account-store.ts';
import { deleteMaterial } from './delete-material.ts';
import { deleteMails } from './own-mails-store.ts';
import { deleteUnsigned } from './unsigned-store.ts';
import { findErasure } from './erasures-store.ts';
import { restrictKept } from './restricted-store.ts';

/**
 * The steps of a deletion, each a transaction of its own that can be done again: what names the person in other rows goes before what they are
 * found by, and the account goes last.
 */
export const erasureSteps = [
  restrictKept,
  cancelRequests,
  deleteUnsigned,
  deleteMails,
  deleteMaterial,
  clearCustomers,
] as const;

/** Deletes what has no reason to stay of a person whose account was closed (K6); retries for about a day. */
export function createErasureHandler(services: Services): JobHandler {
  return {
    maxAttempts: 30,
    async run(payload) {
      const { erasureId } = storedErasure.fromJson(payload, 'jobs');
      const erasure = await findErasure(services.db, erasureId);
      if (erasure?.state !== 'running' || erasure.user_id === null) return;
      for (const step of erasureSteps) await step(services, await findPerson(services.db, erasure.user_id));
      const person = await findPerson(services.db, erasure.user_id);
      // Before the account is gone, so that a backup from before today cannot bring it back unnoticed.
      await services.backupPlace.noteErased(erasure.user_id);
      await closeAccount(services, { person, erasureId });
      services.pokeJobs();
      services.live.announce({ kind: 'requests-changed' });
    },
  };
}
