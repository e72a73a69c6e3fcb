import { type RawBuilder, type Selectable, type SqlBool, type Transaction, sql } from 'kysely';
import { requestSearchText } from '#domain/service-requests/request-search.ts';
import { deleteWords, insertWords } from '#server/database/tables/derived-tables.ts';
import type { ServiceRequestTable } from '#server/database/tables/request-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { removeOfRequests } from '#server/features/attachments/attachments-store.ts';
import { deleteObjectsLater } from '#server/features/attachments/delete-objects-later.ts';
import { storedContact } from '#server/stored/contact.ts';
import { storedEventDetail } from '#server/stored/event-detail.ts';

type Transacting = Transaction<DatabaseSchema>;

export type Clearing = {
  /** What stands in place of the customer's name. */
  name: string;
  titleOf: (number: number) => string;
  newId: () => string;
  newToken: () => string;
  now: number;
};

type Standing = Pick<Selectable<ServiceRequestTable>, 'id' | 'number' | 'created_at' | 'search_text' | 'estimate_id'>;

/** What is said in and about a request; all of it goes. */
const saidAbout = [
  'service_request_notes',
  'service_request_messages',
  'thread_reads',
  'thread_mailings',
  'presences',
  'outbox_messages',
] as const;

/** Removes everything personal from the requests of a customer; returns how many there are. */
export function clearRequestsOf(transaction: Transacting, customerId: string, clearing: Clearing): Promise<number> {
  return clearRequests(transaction, sql`select id from service_requests where customer_id = ${customerId}`, clearing);
}

/** Removes everything personal from some requests, given by what stands behind `in`; returns how many there are. */
export async function clearRequests(
  transaction: Transacting,
  wanted: RawBuilder<unknown>,
  clearing: Clearing,
): Promise<number> {
  const requests = await lockRequests(transaction, wanted);
  if (requests.length === 0) return 0;
  const ids = requests.map(({ id }) => id);
  for (const table of saidAbout) await transaction.deleteFrom(table).where('service_request_id', 'in', ids).execute();
  await deleteObjectsLater(transaction, await removeOfRequests(transaction, ids), clearing);
  await clearEvents(transaction, ids);
  for (const request of requests) await clearRequest(transaction, request, clearing);
  await deleteEstimates(transaction, requests);
  return requests.length;
}

const saidInProjects = ['service_request_messages', 'thread_reads', 'thread_mailings', 'outbox_messages'] as const;

/** Removes what was said about projects themselves, not about their requests, and the mails that brought it. */
export async function clearOwnThreads(
  transaction: Transacting,
  projects: RawBuilder<unknown>,
  clearing: Pick<Clearing, 'newId' | 'now'>,
): Promise<void> {
  for (const table of saidInProjects) {
    await sql`delete from ${sql.table(table)} where project_id in (${projects})`.execute(transaction);
  }
  const mails = await sql<{ object_key: string | null }>`delete from inbound_mails where project_id in (${projects})
    returning object_key`.execute(transaction);
  const keys = mails.rows.map((row) => row.object_key).filter((key) => key !== null);
  await deleteObjectsLater(transaction, keys, clearing);
}

/** Reads requests and locks them by an update that changes nothing, which works on both engines. */
function lockRequests(transaction: Transacting, wanted: RawBuilder<unknown>): Promise<Standing[]> {
  return transaction
    .updateTable('service_requests')
    .set((request) => ({ version: request.ref('version') }))
    .where(sql<SqlBool>`id in (${wanted})`)
    .returning(['id', 'number', 'created_at', 'search_text', 'estimate_id'])
    .execute();
}

async function clearRequest(transaction: Transacting, request: Standing, clearing: Clearing): Promise<void> {
  const { id, number, created_at: createdAt } = request;
  const contact = { name: clearing.name, email: '', phone: '', company: '' };
  const title = clearing.titleOf(number);
  const searchText = requestSearchText({ number, title, contact, description: '' });
  await deleteWords(transaction, { id, createdAt, searchText: request.search_text });
  await transaction
    .updateTable('service_requests')
    .set((row) => ({
      title,
      description: '',
      contact: storedContact.write(contact),
      answers: null,
      estimate_id: null,
      cancel_reason: null,
      search_text: searchText,
      // The confirmation that the customer has a link to is gone as well.
      confirmation_token: clearing.newToken(),
      version: row('version', '+', 1),
      updated_at: clearing.now,
    }))
    .where('id', '=', id)
    .execute();
  await insertWords(transaction, [{ id, createdAt, searchText }]);
}

/** Reasons are free text, and so is what taking a change back would restore. */
async function clearEvents(transaction: Transacting, ids: readonly string[]): Promise<void> {
  const events = await transaction
    .selectFrom('service_request_events')
    .select(['id', 'detail'])
    .where('service_request_id', 'in', ids)
    .execute();
  for (const { id, detail } of events) {
    const { before: _, ...kept } = storedEventDetail.read(detail, `service_request_events ${id}`);
    await transaction
      .updateTable('service_request_events')
      .set({ reason: null, detail: storedEventDetail.write(kept) })
      .where('id', '=', id)
      .execute();
  }
}

/** Estimates hold what the customer answered, and plans were written from it; those that another request shows as well stay. */
async function deleteEstimates(transaction: Transacting, requests: readonly Standing[]): Promise<void> {
  const ids = requests.flatMap(({ estimate_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return;
  const loose = sql`select id from estimates where id in (${sql.join(ids)})
    and not exists (select 1 from service_requests where service_requests.estimate_id = estimates.id)`;
  await sql`delete from prds where estimate_id in (${loose})`.execute(transaction);
  await sql`delete from estimates where id in (${loose})`.execute(transaction);
}
