import type { Kysely, Transaction } from 'kysely';
import { boundStatuses, isBound } from '#domain/service-requests/binding.ts';
import type { RequestStatus } from '#domain/service-requests/status.ts';
import { deleteWords } from '#server/database/derived-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { removeOfRequests } from '#server/features/attachments/attachments-store.ts';
import { storedEventDetail } from '#server/stored/event-detail.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { changeTotals } from '#server/features/service-requests/figures/request-totals-store.ts';
import type { StandingRequest } from '#server/features/service-requests/requests-store.ts';

/** Returns the ids of those requests that cannot be deleted. A status that was undone in time does not count. */
export async function findBound(
  db: Kysely<DatabaseSchema>,
  requests: readonly StandingRequest[],
): Promise<ReadonlySet<string>> {
  if (requests.length === 0) return new Set();
  const events = await db
    .selectFrom('service_request_events')
    .select(['id', 'service_request_id', 'kind', 'to_status', 'detail'])
    .where(
      'service_request_id',
      'in',
      requests.map(({ id }) => id),
    )
    .where((where) =>
      where.or([
        where.and([where('kind', '=', 'status-changed'), where('to_status', 'in', boundStatuses)]),
        where('kind', '=', 'undone'),
      ]),
    )
    .execute();
  const undone = new Set(
    events
      .filter(({ kind }) => kind === 'undone')
      .map(({ id, detail }) => storedEventDetail.read(detail, `service_request_events ${id}`).undoes),
  );
  const reached = Map.groupBy(
    events.filter(({ id, kind }) => kind === 'status-changed' && !undone.has(id)),
    (event) => event.service_request_id,
  );
  const reachedBy = (id: string) =>
    (reached.get(id) ?? [])
      .map(({ to_status }) => to_status)
      .filter((status): status is RequestStatus => status !== null);
  return new Set(requests.filter(({ id, status }) => isBound({ status, reached: reachedBy(id) })).map(({ id }) => id));
}

/**
 * Deletes locked requests and all rows that belong to them, including search words and figures; the bytes of their
 * files are deleted after the commit.
 */
export async function removeRequests(
  transaction: Transaction<DatabaseSchema>,
  requests: readonly StandingRequest[],
  jobs: { newId: () => string; now: number },
): Promise<void> {
  if (requests.length === 0) return;
  const ids = requests.map(({ id }) => id);
  const about = [
    'service_request_events',
    'service_request_notes',
    'service_request_messages',
    'presences',
    'outbox_messages',
  ] as const;
  for (const table of about) await transaction.deleteFrom(table).where('service_request_id', 'in', ids).execute();
  await deleteObjectsLater(transaction, await removeOfRequests(transaction, ids), jobs);
  for (const { id, created_at: createdAt, search_text: searchText } of requests) {
    await deleteWords(transaction, { id, createdAt, searchText });
  }
  await transaction.deleteFrom('service_requests').where('id', 'in', ids).execute();
  await changeTotals(
    transaction,
    requests.map((before) => ({ before, after: null })),
  );
}
