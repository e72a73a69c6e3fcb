import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readProjectThread } from '#server/features/mail/outbox/thread-store.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import type { ProjectPerson } from './find-project-person.ts';

type Mailed = { project: Pick<ProjectDbRow, 'id' | 'thread_request_id'>; person: Pick<ProjectPerson, 'references'> };

/** To whose messages an answer to a mail about a project comes (I6), and the mails before it: what has a thread of its own is read by nobody else. */
export async function findMailThread(db: Kysely<DatabaseSchema>, { project, person }: Mailed) {
  const { id, thread_request_id: requestId } = project;
  if (requestId !== null) return { requestId, projectId: null, references: person.references };
  return { requestId, projectId: id, references: (await readProjectThread(db, id))?.references ?? [] };
}
