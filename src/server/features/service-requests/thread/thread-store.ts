import type { Kysely, Transaction } from 'kysely';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** The column by which rows belong to a thread. */
export const columnOfThread = { request: 'service_request_id', project: 'project_id' } as const;

/** The columns of a row that belongs to a thread. */
export const columnsOfThread = ({ place, id }: ThreadKey) => ({
  service_request_id: place === 'request' ? id : null,
  project_id: place === 'project' ? id : null,
});

/**
 * Locks a thread until the transaction ends, by an update that changes nothing, and returns the time of its next message: now, or just
 * after the latest, so that the times of a thread never go back, whatever the clocks of instances say. Null when there is no such thread.
 */
export async function lockThread(
  transaction: Transaction<DatabaseSchema>,
  key: ThreadKey,
  now: number,
): Promise<number | null> {
  const lock = { request: lockRequest, project: lockProject } as const;
  if (!(await lock[key.place](transaction, key.id))) return null;
  return Math.max(now, (await latestTime(transaction, key)) + 1);
}

async function lockRequest(transaction: Transaction<DatabaseSchema>, id: string): Promise<boolean> {
  const row = transaction.updateTable('service_requests').set((request) => ({ version: request.ref('version') }));
  return (await row.where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

async function lockProject(transaction: Transaction<DatabaseSchema>, id: string): Promise<boolean> {
  const row = transaction.updateTable('projects').set((project) => ({ version: project.ref('version') }));
  return (await row.where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

/** Time of the latest message of a thread (ms UTC); 0 without one. */
export async function latestTime(db: Kysely<DatabaseSchema>, { place, id }: ThreadKey): Promise<number> {
  const row = await db
    .selectFrom('service_request_messages')
    .select('created_at')
    .where(columnOfThread[place], '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? 0;
}
