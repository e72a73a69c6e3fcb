import type { Transaction } from 'kysely';
import { type RequestStatus, decideMove, requestStatuses } from '#domain/service-requests/status.ts';
import { clocksAfterMove } from '#domain/service-requests/clocks.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { emptyCustomer } from '#server/features/customers/empty-customer.ts';
import { lockRequests } from '#server/features/service-requests/requests-store.ts';
import { applyChanges } from '#server/features/service-requests/change/apply-changes.ts';
import { clocksOf, columnsOfClocks } from '#server/features/service-requests/change/request-clock-columns.ts';
import { type Person, keysOf } from '#server/features/personal-data/person-store.ts';
import type { Services } from '#server/services.ts';
import { findRequestsIn } from './open-requests-store.ts';
import { defaultLanguage } from '#domain/languages.ts';

/** Statuses in which a customer may withdraw a request (domain rules, "Service request"). */
const withdrawable: readonly RequestStatus[] = requestStatuses.filter(
  (status) => decideMove(status, 'cancelled', { actor: 'customer' }).ok,
);

/** Requests that are changed in one transaction. */
const atOnce = 200;

/** Withdraws the open requests of a person; their quotes are deleted by the next step. */
export async function cancelRequests(services: Services, person: Person): Promise<void> {
  for (const customerId of person.customers) while (await cancelSome(services, customerId));
}

function cancelSome({ db, clock, newId }: Services, customerId: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const open = await findRequestsIn(transaction, { customerId, statuses: withdrawable, limit: atOnce });
    if (open.length > 0) await cancelRequestsById(transaction, open, { newId, now: clock() });
    return open.length > 0;
  });
}

/** Cancels requests that nobody has ended, by their ids; others stay as they are. */
export async function cancelRequestsById(
  transaction: Transaction<DatabaseSchema>,
  ids: readonly string[],
  { newId, now }: { newId: () => string; now: number },
): Promise<void> {
  const requests = await lockRequests(transaction, [...ids]);
  const changes = requests
    .filter(({ status }) => withdrawable.includes(status))
    .map((request) => {
      const clocks = clocksAfterMove(clocksOf(request), { from: request.status, to: 'cancelled', now });
      const set = { status: 'cancelled' as const, ...columnsOfClocks(clocks) };
      const event = {
        kind: 'status-changed',
        from: request.status,
        to: 'cancelled',
        reason: null,
        detail: {},
      } as const;
      return { request, set, events: [event] };
    });
  if (changes.length > 0) await applyChanges(transaction, changes, { actor: 'system', actorId: null, now, newId });
}

/** Empties customers and their requests of all that is personal, as the agency does for those who ask it to; figures stay. */
export async function clearCustomers(services: Services, person: Person): Promise<void> {
  const { projects } = keysOf(person);
  for (const id of person.customers) {
    const emptied = { id, projects, now: services.clock(), language: defaultLanguage };
    await services.db.transaction().execute((transaction) => emptyCustomer(services, transaction, emptied));
  }
}
