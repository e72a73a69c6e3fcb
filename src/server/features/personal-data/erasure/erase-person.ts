import { type Person, findPerson } from '#server/features/personal-data/person-store.ts';
import { findAddressOf, personOf } from '#server/features/personal-data/persons/persons-store.ts';
import { findRequest, keysOfRequest } from '#server/features/personal-data/requests/subject-requests-store.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedErasure } from '#server/stored/job-payloads.ts';
import { clearCustomers, cancelRequests } from './clear-customers.ts';
import { closeAccount } from './closed-account-store.ts';
import { deleteMaterial } from './delete-material.ts';
import { deleteMails } from './own-mails-store.ts';
import { deleteUnsigned } from './unsigned-store.ts';
import { marksOf } from './erasure-marks.ts';
import { findErasure, withMerged } from './erasures-store.ts';
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

type Named = { userId: string | null; requestId: string | undefined; customerId: string | undefined };

/**
 * Whose data are deleted: an account's, those of whoever an entry of the register names, or those of a customer that a restore has brought
 * back; null where there is nobody any more.
 */
async function findErased(db: Services['db'], { userId, requestId, customerId }: Named): Promise<Person | null> {
  if (customerId !== undefined) {
    const email = await findAddressOf(db, customerId);
    return email === null ? null : personOf(db, { userId: null, customerIds: [customerId], email });
  }
  const row = requestId === undefined ? null : await findRequest(db, requestId);
  if (row) return personOf(db, keysOfRequest(row));
  return userId === null ? null : findPerson(db, userId);
}

/** Deletes what has no reason to stay of a person whose account was closed (K6); retries for about a day. */
export function createErasureHandler(services: Services): JobHandler {
  return {
    maxAttempts: 30,
    async run(payload) {
      const { erasureId, requestId, customerId } = storedErasure.fromJson(payload, 'jobs');
      const erasure = await findErasure(services.db, erasureId);
      if (erasure?.state !== 'running') return;
      const find = () => findErased(services.db, { userId: erasure.user_id, requestId, customerId });
      const begun = await find();
      if (!begun) return;
      const marks = marksOf({ ...begun, customers: await withMerged(services.db, begun.customers) });
      for (const step of erasureSteps) await step(services, (await find()) ?? begun);
      // Who has a verified address is found by it until the customer is emptied, and by what was found first from then on.
      for (const mark of marks) await services.backupPlace.noteErased(mark);
      await closeAccount(services, { person: begun, erasureId });
      services.pokeJobs();
      services.live.announce({ kind: 'requests-changed' });
    },
  };
}
