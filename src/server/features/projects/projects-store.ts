import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely';
import type { Trade } from '#domain/configurator/answers.ts';
import type { FeatureId } from '#domain/configurator/features.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import { searchText } from '#domain/search/search-text.ts';
import type { RequestService } from '#domain/service-requests/request-service.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import { lockNumbers, takeNumber } from '#server/database/number-series.ts';
import type { ProjectTable } from '#server/database/tables/project-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { reachesCustomer } from '#server/features/service-requests/thread/reaches-customer-store.ts';
import { storedAnswers } from '#server/stored/answers.ts';

type Db = Kysely<DatabaseSchema>;
type Transacting = Transaction<DatabaseSchema>;

export type ProjectDbRow = Selectable<ProjectTable>;

/** One project; null when there is none. */
export async function findProject(db: Db, id: string): Promise<ProjectDbRow | null> {
  return (await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Whether a quote has its project, or a call has made one. */
export async function hasProject(
  db: Db,
  { quoteId, callId }: { quoteId: string | null; callId: string | null },
): Promise<boolean> {
  const found = db
    .selectFrom('projects')
    .select('id')
    .where((row) => row.or([row('quote_id', '=', quoteId), row('call_id', '=', callId)]));
  return (await found.executeTakeFirst()) !== undefined;
}

/** Adds a project with the next number; false, and no number taken, where its quote or call has one. */
export async function insertProject(
  transaction: Transacting,
  row: Omit<Insertable<ProjectTable>, 'number' | 'search_text'>,
): Promise<boolean> {
  const origin = { quoteId: row.quote_id ?? null, callId: row.call_id ?? null };
  if (await hasProject(transaction, origin)) return false;
  // Who waits for the lock looks again, because another project may have been made meanwhile.
  await lockNumbers(transaction, 'project');
  if (await hasProject(transaction, origin)) return false;
  const number = await takeNumber(transaction, 'project');
  await transaction
    .insertInto('projects')
    .values({ ...row, number, search_text: searchText(projectTitle(number, row.title)) })
    .execute();
  return true;
}

/** The thread of a project's messages: that of the request which it continues, else its own; null when there is no such project. */
export async function findThreadOfProject(db: Db, id: string): Promise<(ThreadKey & { since: number }) | null> {
  const row = await db
    .selectFrom('projects')
    .select(['thread_request_id', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { thread_request_id: requestId, created_at: since } = row;
  return requestId === null ? { place: 'project', id, since: 0 } : { place: 'request', id: requestId, since };
}

/** The project that continues the thread of a request; null where none does. */
export async function findContinuation(db: Db, requestId: string): Promise<string | null> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('thread_request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Whether a new project of a quote may go on with the thread of its request: no other project does, and the quote went to the customer
 * of the request, so that nobody reads what was written to somebody else.
 */
export async function mayContinueThread(
  transaction: Transacting,
  { requestId, quoteId }: { requestId: string; quoteId: string },
): Promise<boolean> {
  // Two projects that begin at the same time wait for each other.
  await transaction
    .updateTable('service_requests')
    .set((request) => ({ version: request.ref('version') }))
    .where('id', '=', requestId)
    .execute();
  if ((await findContinuation(transaction, requestId)) !== null) return false;
  return reachesCustomer(transaction, { requestId, quoteId });
}

/** Locks a project until the transaction ends and reads it; null when there is none. */
export async function lockProject(transaction: Transacting, id: string): Promise<ProjectDbRow | null> {
  const row = await transaction
    .updateTable('projects')
    .set((project) => ({ version: project.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a locked project and counts its version on. */
export async function changeProjectRow(
  transaction: Transacting,
  { id, version }: Pick<ProjectDbRow, 'id' | 'version'>,
  set: Updateable<ProjectTable>,
): Promise<void> {
  await transaction
    .updateTable('projects')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** When the project of a quote began (ms UTC); null where there is none. */
export async function findProjectStart(db: Db, quoteId: string): Promise<number | null> {
  const row = await db.selectFrom('projects').select('created_at').where('quote_id', '=', quoteId).executeTakeFirst();
  return row?.created_at ?? null;
}

/** Projects of signed quotes whose milestones were not made yet. */
export async function listUnprepared(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('projects')
    .select('id')
    .where('scope', 'is', null)
    .where('quote_id', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What a request asks for, as far as it says. */
export type Order = { service: RequestService | null; trade: Trade | null; features: readonly FeatureId[] };

/** What a request asks for; nothing where there is none. */
export async function findOrder(db: Db, requestId: string | null): Promise<Order> {
  const found = db.selectFrom('service_requests').select(['service', 'trade', 'answers']).where('id', '=', requestId);
  const row = requestId === null ? undefined : await found.executeTakeFirst();
  if (!row) return { service: null, trade: null, features: [] };
  const { service, trade, answers } = row;
  const features = answers === null ? [] : storedAnswers.read(answers, `service_requests ${requestId}`).features;
  return { service, trade, features };
}
