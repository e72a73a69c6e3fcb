import type { Kysely, Transaction } from 'kysely';
import type { RequestDetail } from '#contract/service-requests/service-requests.ts';
import type { ServiceRequestEventTable } from '#server/database/tables/request-tables.ts';
import { presentEvent } from '#server/database/present-event.ts';
import { shownName } from '#server/database/shown-name.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedEventDetail } from '#server/stored/event-detail.ts';

/** As many rows as both engines take in one statement with ten values each. */
const rowsAtOnce = 1000;

/** The first event of a request. */
export type SubmittedEvent = {
  id: string;
  requestId: string;
  at: number;
  isSuspicious: boolean;
  /** The administrator who entered it; left out for a visitor. */
  authorId?: string;
};

/** Adds the first event of a request's history. */
export async function insertSubmittedEvent(
  transaction: Transaction<DatabaseSchema>,
  event: SubmittedEvent,
): Promise<void> {
  const row: ServiceRequestEventTable = {
    id: event.id,
    service_request_id: event.requestId,
    at: event.at,
    actor_kind: event.authorId === undefined ? 'visitor' : 'admin',
    actor_id: event.authorId ?? null,
    kind: 'submitted',
    from_status: null,
    to_status: 'new',
    reason: null,
    detail: storedEventDetail.write({ isSuspicious: event.isSuspicious }),
  };
  await insertEvents(transaction, [row]);
}

/** Adds events to the history of requests. */
export async function insertEvents(
  transaction: Transaction<DatabaseSchema>,
  rows: readonly ServiceRequestEventTable[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insertInto('service_request_events')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}

/** Reads what somebody has done to requests since a time. */
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

/** Reads the event of the answer that was given at a moment, by a reply or by a quote; null when there is none. */
export async function readAnswerEvent(
  db: Kysely<DatabaseSchema>,
  { requestId, at, kind }: { requestId: string; at: number; kind: 'answered' | 'status-changed' },
): Promise<Pick<ServiceRequestEventTable, 'id' | 'detail'> | null> {
  const event = await db
    .selectFrom('service_request_events')
    .select(['id', 'detail'])
    .where('service_request_id', '=', requestId)
    .where('kind', '=', kind)
    .where('at', '=', at)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return event ?? null;
}

/** Reads the history of a request, oldest event first. */
export async function readEvents(db: Kysely<DatabaseSchema>, requestId: string): Promise<RequestDetail['events']> {
  const rows = await db
    .selectFrom('service_request_events as events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['events.id', 'at', 'kind', 'actor_kind', 'from_status', 'to_status', 'reason', 'detail'])
    .select(shownName('users').as('actor_name'))
    .where('service_request_id', '=', requestId)
    .orderBy('at')
    .orderBy('events.id')
    .execute();
  return rows.map((row) => ({ ...presentEvent(row), ...tellingOf(row) }));
}

/** What the detail of an event tells beside its columns. */
function tellingOf({ id, detail }: Pick<ServiceRequestEventTable, 'id' | 'detail'>) {
  const { change = null, followUpAt = null } = storedEventDetail.read(detail, `service_request_events ${id}`);
  return { change, followUpAt };
}
