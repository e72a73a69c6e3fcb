import type { CustomerDetail, CustomerForm } from '#contract/customers.ts';
import { emailKey } from '#domain/accounts/account.ts';
import type { CustomerValues } from '#domain/customers/customer.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { updateCustomerSearch } from '#server/database/search/customer-words.ts';
import { rememberAddress } from '#server/features/firms/join-firms.ts';
import type { Caller, Services } from '#server/services.ts';
import { lockCustomer, readKnownCustomer, replaceContacts, writeCustomer } from './customer-store.ts';
import { customerKnown, trimForm } from './refuse-customer.ts';

type Change = { caller: Caller; id: string; form: CustomerForm & { version: number }; audit: Audit };

/**
 * Changes a customer and its contacts (G6). Throws `invalid-input`, `not-found`, `changed-meanwhile` when the version
 * is not the current one (G5), and `customer-known` when another customer has the e-mail address.
 */
export async function changeCustomer(
  services: Services,
  { caller, id, form: { version, ...form }, audit }: Change,
): Promise<CustomerDetail> {
  const { values, contacts } = trimForm(form, caller.language);
  const { clock, newId } = services;
  try {
    await services.db.transaction().execute(async (transaction) => {
      const failure = await lockCustomer(transaction, { id, version, now: clock() });
      if (failure) throw new AppError(failure);
      const before = await readKnownCustomer(transaction, id);
      await rememberAddress(services, transaction, { id, address: before.email });
      await writeCustomer(transaction, { id, values });
      await replaceContacts(transaction, { customerId: id, contacts, newId });
      await updateCustomerSearch(transaction, id);
      await audit(transaction, { subjectId: id, facts: { fields: changedFields(before, values) } });
    });
  } catch (error) {
    if (services.engine.isUniqueViolation(error)) throw customerKnown(caller.language);
    throw error;
  }
  // Lists of requests show customer names.
  services.live.announce({ kind: 'requests-changed' });
  return readKnownCustomer(services.db, id);
}

/** Names of the changed fields; their values are personal data and not logged. */
function changedFields(before: CustomerValues, after: CustomerValues): string[] {
  const fields = Object.keys(after) as (keyof CustomerValues)[];
  return fields.filter((field) =>
    field === 'email' ? emailKey(before.email) !== emailKey(after.email) : before[field] !== after[field],
  );
}
