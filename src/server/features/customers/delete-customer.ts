import type { Audit } from '#server/features/audit/audit-for.ts';
import { deleteCustomerWords } from '#server/database/search/customer-words.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { demandNotHeld } from '#server/http/calls/demand-not-held.ts';
import type { Services } from '#server/services.ts';
import { countRequests, hasRecords, lockCustomer, removeCustomer } from './customer-store.ts';

type Deletion = { id: string; version: number; audit: Audit };

/**
 * Deletes a customer without requests, quotes, projects and documents, with its contacts and those that were merged into it (G6). Throws `not-found`,
 * `changed-meanwhile`, `customer-has-requests`, `customer-has-records`, `on-legal-hold`.
 */
export async function deleteCustomer(services: Services, { id, version, audit }: Deletion): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const failure = await lockCustomer(transaction, { id, version, now: services.clock() });
    if (failure) throw new AppError(failure);
    await demandNotHeld(transaction, 'customer', [id]);
    // A request that arrives now waits for the lock, or was stored before this count.
    if ((await countRequests(transaction, id)) > 0) throw new AppError('customer-has-requests');
    if (await hasRecords(transaction, id)) throw new AppError('customer-has-records');
    await deleteCustomerWords(transaction, id);
    const deletedName = await removeCustomer(transaction, id);
    await audit(transaction, { subjectId: id, deletedName });
  });
}
