import type { Kysely, Transaction } from 'kysely';
import { insertWords } from '#server/database/derived-tables.ts';
import type { ServiceRequestTable } from '#server/database/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedEventDetail } from '#server/stored/event-detail.ts';

type Transacting = Transaction<DatabaseSchema>;

/** A request that a key has already stored, as far as a repetition needs it. */
export type StoredSubmission = { number: number; confirmationToken: string; payloadHash: string };

/** Finds what an idempotency key has stored. */
export async function findSubmission(db: Kysely<DatabaseSchema>, key: string): Promise<StoredSubmission | null> {
  const row = await db
    .selectFrom('service_requests')
    .select(['number', 'confirmation_token', 'payload_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ? { number: row.number, confirmationToken: row.confirmation_token, payloadHash: row.payload_hash } : null;
}

/** Finds the number of the request that a confirmation link stands for. */
export async function findNumberByToken(db: Kysely<DatabaseSchema>, token: string): Promise<number | null> {
  const row = await db
    .selectFrom('service_requests')
    .select('number')
    .where('confirmation_token', '=', token)
    .executeTakeFirst();
  return row?.number ?? null;
}

/**
 * Stores a request with the words it is found by; false when another transaction has stored one with the same
 * idempotency key. The figures are the caller's last write.
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

/** Adds the first event of a request's history; `choices` is what was chosen where a request has no answers. */
export async function insertSubmittedEvent(
  transaction: Transacting,
  event: {
    id: string;
    requestId: string;
    at: number;
    isSuspicious: boolean;
    choices?: Record<string, string | null>;
    /** The administrator who entered it; a visitor's where left out. */
    authorId?: string;
  },
): Promise<void> {
  await transaction
    .insertInto('service_request_events')
    .values({
      id: event.id,
      service_request_id: event.requestId,
      at: event.at,
      actor_kind: event.authorId === undefined ? 'visitor' : 'admin',
      actor_id: event.authorId ?? null,
      kind: 'submitted',
      from_status: null,
      to_status: 'new',
      reason: null,
      detail: storedEventDetail.write({ isSuspicious: event.isSuspicious, ...event.choices }),
    })
    .execute();
}
