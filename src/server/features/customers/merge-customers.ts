import type { CustomerDetail, mergeCustomers as endpoint } from '#contract/customers.ts';
import { checkCustomer, trimCustomer } from '#domain/customers/customer.ts';
import { mergeCustomers as mergeValues } from '#domain/customers/merge.ts';
import type * as z from 'zod/mini';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { renewSearch } from '#server/database/customer-words.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { lockCustomer, readKnownCustomer, writeCustomer } from './customer-store.ts';
import { keepPerson, leaveSignpost, moveEverything } from './customer-merge-store.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';

type Merge = { caller: Caller; id: string; wanted: z.output<typeof endpoint.body>; audit: Audit };

/**
 * Makes one customer of two, for good (G6): requests and contacts move, the other's person becomes a contact, and of the
 * other a signpost stays, so that its address leads to the one that took it in. Throws `not-found`, `changed-meanwhile`
 * when either has another version by now, and `invalid-input` when the chosen values do not fit together.
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
    const values = trimCustomer(mergeValues(valuesOf(kept), valuesOf(other), takenFromOther));
    refuseFields(checkCustomer(values), caller.language);
    const requests = await moveEverything(transaction, { from: otherId, to: id });
    await keepPerson(transaction, { kept, other, contactId: services.newId() });
    await leaveSignpost(transaction, otherId, id);
    await writeCustomer(transaction, { id, values });
    await renewSearch(transaction, id);
    await audit(transaction, { subjectId: id, facts: { otherId, requests, fields: takenFromOther } });
  });
  services.live.announce({ kind: 'requests-changed' });
  return readKnownCustomer(services.db, id);
}

function valuesOf({ contacts: _contacts, id: _id, createdAt: _made, updatedAt: _at, ...rest }: CustomerDetail) {
  const { version: _version, requests: _requests, ...values } = rest;
  return values;
}
