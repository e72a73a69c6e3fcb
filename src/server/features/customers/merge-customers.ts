import type * as z from 'zod/mini';
import type { CustomerDetail, mergeCustomers as endpoint } from '#contract/customers.ts';
import { checkCustomer, trimCustomer } from '#domain/customers/customer.ts';
import { mergeCustomers as mergeValues } from '#domain/customers/merge.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { lockCustomer, readKnownCustomer, writeCustomer } from './customer-store.ts';
import { keepAsContact, leaveRedirect, moveBelongings } from './customer-merge-store.ts';
import { joinFirms } from '#server/features/firms/join-firms.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import { updateCustomerSearch } from '#server/database/search/customer-words.ts';

type Merge = { caller: Caller; id: string; wanted: z.output<typeof endpoint.body>; audit: Audit };

/**
 * Merges a customer into another one, permanently (G6): requests and contacts move, the merged customer's person
 * becomes a contact, and its e-mail address redirects to the remaining one. Throws `not-found`, also for one that was made
 * anonymous, `changed-meanwhile` when either version is not the current one, and `invalid-input` when the chosen values contradict each other.
 */
export async function mergeCustomers(
  services: Services,
  { caller, id, wanted, audit }: Merge,
): Promise<CustomerDetail> {
  const { otherId, version, otherVersion, takenFromOther } = wanted;
  if (otherId === id) throw new AppError('not-found');
  const now = services.clock();
  await services.db.transaction().execute(async (transaction) => {
    const inOrder = [
      { id, version, now },
      { id: otherId, version: otherVersion, now },
    ].toSorted((one, another) => (one.id < another.id ? -1 : 1));
    for (const each of inOrder) {
      const failure = await lockCustomer(transaction, each);
      if (failure) throw new AppError(failure);
    }
    const kept = await readKnownCustomer(transaction, id);
    const other = await readKnownCustomer(transaction, otherId);
    // Whose data were taken out is nobody who could be the same.
    if (kept.isAnonymised || other.isAnonymised) throw new AppError('not-found');
    const values = trimCustomer(mergeValues(valuesOf(kept), valuesOf(other), takenFromOther));
    refuseFields(checkCustomer(values), caller.language);
    await joinFirms(services, transaction, { from: otherId, to: id });
    const requests = await moveBelongings(transaction, { from: otherId, to: id });
    await keepAsContact(transaction, { kept, other, contactId: services.newId() });
    await leaveRedirect(transaction, otherId, id);
    await writeCustomer(transaction, { id, values });
    await updateCustomerSearch(transaction, id);
    await audit(transaction, { subjectId: id, facts: { otherId, requests, fields: takenFromOther } });
  });
  services.live.announce({ kind: 'requests-changed' });
  return readKnownCustomer(services.db, id);
}

function valuesOf({ contacts: _contacts, id: _id, createdAt: _made, updatedAt: _at, ...rest }: CustomerDetail) {
  const { version: _version, requests: _requests, ...values } = rest;
  return values;
}
