import type { CustomerDetail, CustomerForm } from '#contract/customers.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { updateCustomerSearch } from '#server/database/search/customer-words.ts';
import type { Caller, Services } from '#server/services.ts';
import { insertCustomer, readKnownCustomer, replaceContacts } from './customer-store.ts';
import { customerKnown, trimForm } from './refuse-customer.ts';

type Creation = { caller: Caller; form: CustomerForm; audit: Audit };

/**
 * Adds a customer with contacts (G6). Throws `invalid-input`, and `customer-known` when a customer has the e-mail
 * address already.
 */
export async function createCustomer(services: Services, { caller, form, audit }: Creation): Promise<CustomerDetail> {
  const { values, contacts } = trimForm(form, caller.language);
  const { clock, newId } = services;
  const now = clock();
  const id = newId();
  await services.db.transaction().execute(async (transaction) => {
    if (!(await insertCustomer(transaction, { id, values, now }))) throw customerKnown(caller.language);
    await replaceContacts(transaction, { customerId: id, contacts, newId });
    await updateCustomerSearch(transaction, id);
    await audit(transaction, { subjectId: id, facts: { contacts: contacts.length } });
  });
  return readKnownCustomer(services.db, id);
}
