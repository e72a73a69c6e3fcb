import type { Transaction } from 'kysely';
import type { ServiceRequestEventTable } from '#server/database/tables/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { changeTotals } from '#server/features/service-requests/figures/request-totals-store.ts';
import { insertEvents } from '#server/features/service-requests/request-events-store.ts';
import { updateRequests } from '#server/features/service-requests/requests-store.ts';
import { clearSuspicion } from './clear-suspicion.ts';
import { queueWork } from './queue-work.ts';
import type { Change, Changing } from './request-change.ts';
import { storedEventDetail } from '#server/stored/event-detail.ts';

/**
 * Writes changes of locked requests with their history and figures, each as a new version. To be called as the last write
 * of a transaction, except for the entry in the audit log.
 */
export async function applyChanges(
  transaction: Transaction<DatabaseSchema>,
  wanted: readonly Change[],
  changing: Changing,
): Promise<void> {
  const changes = await clearSuspicion(transaction, wanted, changing);
  for (const alike of groupAlike(changes)) {
    const ids = alike.map(({ request }) => request.id);
    await updateRequests(transaction, ids, { set: alike[0]?.set ?? {}, now: changing.now });
  }
  await insertEvents(
    transaction,
    changes.flatMap((change) => eventRows(change, changing)),
  );
  await queueWork(transaction, changes, changing);
  await changeTotals(
    transaction,
    changes.map(({ request, set }) => ({ before: request, after: { ...request, ...set } })),
  );
}

/** Changes that set the same columns to the same values are one statement. */
function groupAlike(changes: readonly Change[]): Change[][] {
  return [...Map.groupBy(changes, ({ set }) => JSON.stringify(set)).values()];
}

function eventRows({ request, events }: Change, { actor, actorId, now, newId }: Changing): ServiceRequestEventTable[] {
  return events.map((event) => ({
    id: newId(),
    service_request_id: request.id,
    at: now,
    actor_kind: actor,
    actor_id: actorId,
    kind: event.kind,
    from_status: event.from ?? null,
    to_status: event.to ?? null,
    reason: event.reason ?? null,
    detail: storedEventDetail.write({ ...event.detail, version: request.version + 1 }),
  }));
}
