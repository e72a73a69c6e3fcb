import type { Kysely, Selectable, Transaction } from 'kysely';
import type { RequestEventKind, RequestStatus } from '#domain/service-requests/status.ts';
import type { ServiceRequestEventTable, ServiceRequestTable } from '#server/database/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type EventDetail, type Restorable, storedEventDetail } from '#server/stored/event-detail.ts';
import { changeTotals } from './request-totals-store.ts';

/** A request as it stands, with all that rules ask and all that can be taken back. */
export type StandingRequest = Selectable<ServiceRequestTable>;

/** Who changes requests at a time, and where ids of events come from. */
export type Changing = { actorId: string | null; now: number; newId: () => string };

/** An entry of a request's history that goes with a change. */
export type ChangeEvent = {
  kind: RequestEventKind;
  from?: RequestStatus;
  to?: RequestStatus;
  reason?: string | null;
  detail?: EventDetail;
};

/** Columns of a request that can change. */
export type ChangedColumns = Restorable &
  Partial<
    Pick<
      ServiceRequestTable,
      'title' | 'description' | 'service' | 'trade' | 'contact' | 'customer_id' | 'search_text' | 'is_unread'
    >
  >;

/** What is to become of a request: columns that change, and the entries that tell of it. */
export type Change = {
  request: StandingRequest;
  set: ChangedColumns;
  events: readonly ChangeEvent[];
};

/** As many values as both engines take in one statement, at ten for a row. */
const rowsAtOnce = 1000;

/**
 * Reads requests and keeps them from all others until the transaction ends, in an order of ids that is the same for
 * everybody. An update that changes nothing, because both engines lock by it.
 */
export async function lockRequests(
  transaction: Transaction<DatabaseSchema>,
  ids: readonly string[],
): Promise<StandingRequest[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .updateTable('service_requests')
    .set((request) => ({ version: request.ref('version') }))
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Writes changes of locked requests with their history and figures, each as a new version. The last write of a
 * transaction but for its entry in the audit log.
 */
export async function applyChanges(
  transaction: Transaction<DatabaseSchema>,
  changes: readonly Change[],
  changing: Changing,
): Promise<void> {
  for (const alike of groupAlike(changes)) {
    const [first] = alike;
    if (!first) continue;
    await transaction
      .updateTable('service_requests')
      .set((request) => ({ ...first.set, version: request('version', '+', 1), updated_at: changing.now }))
      .where(
        'id',
        'in',
        alike.map(({ request }) => request.id),
      )
      .execute();
  }
  await insertEvents(transaction, changes, changing);
  await changeTotals(
    transaction,
    changes.map(({ request, set }) => ({ before: request, after: { ...request, ...set } })),
  );
}

/** Marks requests as read or unread; answers the ids of those that there are. Their versions stay. */
export async function markUnread(
  db: Kysely<DatabaseSchema>,
  ids: readonly string[],
  isUnread: boolean,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable('service_requests')
    .set({ is_unread: isUnread ? 1 : 0 })
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What somebody has done to requests since a time. */
export async function readOwnEvents(
  db: Kysely<DatabaseSchema>,
  { actorId, ids, since }: { actorId: string; ids: readonly string[]; since: number },
): Promise<Pick<ServiceRequestEventTable, 'id' | 'service_request_id' | 'detail'>[]> {
  return db
    .selectFrom('service_request_events')
    .select(['id', 'service_request_id', 'detail'])
    .where('service_request_id', 'in', ids)
    .where('at', '>=', since)
    .where('actor_id', '=', actorId)
    .execute();
}

/** Changes that set the same are one statement. */
function groupAlike(changes: readonly Change[]): Change[][] {
  return [...Map.groupBy(changes, ({ set }) => JSON.stringify(set)).values()];
}

async function insertEvents(
  transaction: Transaction<DatabaseSchema>,
  changes: readonly Change[],
  { actorId, now, newId }: Changing,
): Promise<void> {
  const rows = changes.flatMap(({ request, events }) =>
    events.map((event): ServiceRequestEventTable => ({
      id: newId(),
      service_request_id: request.id,
      at: now,
      actor_kind: actorId === null ? 'system' : 'admin',
      actor_id: actorId,
      kind: event.kind,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      reason: event.reason ?? null,
      detail: storedEventDetail.write({ ...event.detail, version: request.version + 1 }),
    })),
  );
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insertInto('service_request_events')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}
