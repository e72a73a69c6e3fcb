import type { Kysely, Selectable, Transaction } from 'kysely';
import { insertWords } from '#server/database/tables/derived-tables.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import type { RequestSource } from '#domain/service-requests/status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Restorable } from '#server/stored/event-detail.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

/** A stored request with all its columns. */
export type StandingRequest = Selectable<ServiceRequestTable>;

/** Columns of a request that can change. */
export type ChangedColumns = Restorable &
  Partial<
    Pick<
      ServiceRequestTable,
      | 'title'
      | 'description'
      | 'service'
      | 'trade'
      | 'contact'
      | 'customer_id'
      | 'search_text'
      | 'is_unread'
      | 'follow_up_at'
      | 'follow_up_by'
      | 'follow_up_reminded_at'
    >
  >;

/** A request that an idempotency key has already stored, as far as a repetition needs it. */
export type StoredSubmission = { id: string; number: number; confirmationToken: string; payloadHash: string };

/** Finds what an idempotency key has stored. */
export async function findSubmission(db: Db, key: string): Promise<StoredSubmission | null> {
  const row = await db
    .selectFrom('service_requests')
    .select(['id', 'number', 'confirmation_token as confirmationToken', 'payload_hash as payloadHash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds the request that a confirmation link stands for. */
export async function findByConfirmationToken(
  db: Db,
  token: string,
): Promise<{ number: number; source: RequestSource } | null> {
  const row = await db
    .selectFrom('service_requests')
    .select(['number', 'source'])
    .where('confirmation_token', '=', token)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Stores a request with the words it is found by; returns false when another transaction has stored one with the same
 * idempotency key. The caller updates the figures as its last write.
 */
export async function insertRequest(transaction: Transacting, row: ServiceRequestTable): Promise<boolean> {
  const inserted = await transaction
    .insertInto('service_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await insertWords(transaction, [{ id: row.id, createdAt: row.created_at, searchText: row.search_text }]);
  return true;
}

/**
 * Reads requests and locks them until the transaction ends, sorted by id. Locks by an update that changes nothing, because
 * that works on both engines.
 */
export async function lockRequests(transaction: Transacting, ids: readonly string[]): Promise<StandingRequest[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .updateTable('service_requests')
    .set((request) => ({ version: request.ref('version') }))
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Writes the same columns to locked requests, each as a new version. */
export async function updateRequests(
  transaction: Transacting,
  ids: readonly string[],
  { set, now }: { set: ChangedColumns; now: number },
): Promise<void> {
  await transaction
    .updateTable('service_requests')
    .set((request) => ({ ...set, version: request('version', '+', 1), updated_at: now }))
    .where('id', 'in', ids)
    .execute();
}

/** Sets the time of the last activity without a new version; returns false when there is no such request. */
export async function touchRequest(transaction: Transacting, id: string, now: number): Promise<boolean> {
  const touched = await transaction
    .updateTable('service_requests')
    .set({ updated_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return touched !== undefined;
}

/** Marks requests as read or unread and returns the ids of those that exist. Their versions do not change. */
export async function markUnread(db: Db, ids: readonly string[], isUnread: boolean): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable('service_requests')
    .set({ is_unread: isUnread ? 1 : 0 })
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
