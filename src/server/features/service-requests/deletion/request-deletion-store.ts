import type { Kysely, Transaction } from 'kysely';
import { boundStatuses, isBound, isSettled } from '#domain/service-requests/binding.ts';
import type { RequestStatus } from '#domain/service-requests/status.ts';
import { findHeld } from '#server/database/keeping/legal-holds.ts';
import { deleteWords } from '#server/database/tables/derived-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { removeOfRequests } from '#server/features/attachments/attachments-store.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { changeTotals } from '#server/features/service-requests/figures/request-totals-store.ts';
import type { StandingRequest } from '#server/features/service-requests/requests-store.ts';

/** Returns the ids of those requests that cannot be deleted. */
export async function findBound(
  db: Kysely<DatabaseSchema>,
  requests: readonly StandingRequest[],
): Promise<ReadonlySet<string>> {
  const reached = await readReached(db, requests);
  const quoted = await readQuoted(db, requests);
  const ids = requests.map(({ id }) => id);
  const held = await findHeld(db, 'service-request', ids);
  const bound = requests.filter(
    ({ id, status }) => quoted.has(id) || held.has(id) || isBound({ status, reached: reached.get(id) ?? [] }),
  );
  return new Set(bound.map(({ id }) => id));
}

/** Returns the ids of those requests behind whose status a quote, signature or payment of the program stands. */
export async function findSettled(
  db: Kysely<DatabaseSchema>,
  requests: readonly StandingRequest[],
): Promise<ReadonlySet<string>> {
  const reached = await readReached(db, requests);
  return new Set([...reached].filter(([, statuses]) => isSettled(statuses)).map(([id]) => id));
}

/** Reads the statuses that the program itself has given to requests, by their ids. */
async function readReached(
  db: Kysely<DatabaseSchema>,
  requests: readonly StandingRequest[],
): Promise<ReadonlyMap<string, RequestStatus[]>> {
  if (requests.length === 0) return new Map();
  const ids = requests.map(({ id }) => id);
  const events = await db
    .selectFrom('service_request_events')
    .select(['service_request_id', 'to_status'])
    .where('service_request_id', 'in', ids)
    .where('kind', '=', 'status-changed')
    .where('actor_kind', '=', 'system')
    .where('to_status', 'in', boundStatuses)
    .execute();
  const reached = new Map<string, RequestStatus[]>();
  for (const { service_request_id: id, to_status: status } of events) {
    if (status !== null) reached.set(id, [...(reached.get(id) ?? []), status]);
  }
  return reached;
}

/** Returns the ids of those requests that a quote was sent for, whatever has become of it. */
async function readQuoted(
  db: Kysely<DatabaseSchema>,
  requests: readonly StandingRequest[],
): Promise<ReadonlySet<string | null>> {
  if (requests.length === 0) return new Set();
  const ids = requests.map(({ id }) => id);
  const quotes = db.selectFrom('quotes').select('service_request_id').where('service_request_id', 'in', ids);
  const rows = await quotes.where('status', '!=', 'draft').execute();
  return new Set(rows.map((row) => row.service_request_id));
}

/**
 * Deletes locked requests and all rows that belong to them, including search words and figures; the bytes of their
 * files are deleted after the commit. Drafts of quotes stay, without the request: somebody has worked on them.
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
    'thread_reads',
    'thread_mailings',
    'presences',
    'outbox_messages',
  ] as const;
  for (const table of about) await transaction.deleteFrom(table).where('service_request_id', 'in', ids).execute();
  await transaction
    .updateTable('quotes')
    .set({ service_request_id: null })
    .where('service_request_id', 'in', ids)
    .execute();
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
