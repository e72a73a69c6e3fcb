import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import { storedContact } from '#server/stored/contact.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findOrMakeCustomer } from '#server/features/customers/find-or-make-customer-store.ts';
import type { Change, Changing } from './request-change.ts';

/**
 * Adds the customer to those changes after which a suspicious request is a normal one: an administrator has restored it
 * from the archive, or answered it. From then on the figures count it (E1, G1). Returns all changes in their order.
 */
export async function clearSuspicion(
  transaction: Transaction<DatabaseSchema>,
  changes: readonly Change[],
  { newId, now }: Changing,
): Promise<readonly Change[]> {
  // Customers are locked in the order of their addresses, so that two transactions never wait for each other.
  const cleared = changes
    .filter(clearsSuspicion)
    .map(({ request }) => ({ request, contact: storedContact.read(request.contact, `service_requests ${request.id}`) }))
    .toSorted((one, other) => (emailKey(one.contact.email) < emailKey(other.contact.email) ? -1 : 1));
  const customers = new Map<string, string>();
  for (const { request, contact } of cleared) {
    const person = { id: newId(), contact, language: request.language, now };
    customers.set(request.id, await findOrMakeCustomer(transaction, person));
  }
  return changes.map((change) => {
    const customerId = customers.get(change.request.id);
    return customerId === undefined ? change : { ...change, set: { ...change.set, customer_id: customerId } };
  });
}

function clearsSuspicion({ request, set, events }: Change): boolean {
  if (request.customer_id !== null) return false;
  const isArchived = (set.is_archived ?? request.is_archived) === 1;
  return !isArchived || events.some(({ kind }) => kind === 'answered');
}
