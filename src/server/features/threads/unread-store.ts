import type { Kysely } from 'kysely';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** The pages of threads with messages that a person has not seen: the project where it goes on with the thread of its request. */
export async function listUnread(
  db: Kysely<DatabaseSchema>,
  userId: string,
): Promise<(ThreadKey & { unread: number })[]> {
  const rows = await db
    .selectFrom('thread_reads as reads')
    .leftJoin('projects', 'projects.thread_request_id', 'reads.service_request_id')
    .select(['reads.service_request_id', 'reads.project_id', 'reads.unread', 'projects.id as continuation'])
    .where('reads.user_id', '=', userId)
    .where('reads.unread', '>', 0)
    .orderBy('reads.id')
    .execute();
  return rows.map(({ service_request_id: requestId, project_id: projectId, continuation, unread }) => {
    const project = continuation ?? projectId;
    return project === null
      ? { place: 'request', id: requestId ?? '', unread }
      : { place: 'project', id: project, unread };
  });
}
