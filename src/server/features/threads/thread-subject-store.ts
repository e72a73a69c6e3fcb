import type { Kysely } from 'kysely';
import type { Language } from '#domain/languages.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Owners } from '#server/features/access/candidates-store.ts';
import { storedContact } from '#server/stored/contact.ts';

type Db = Kysely<DatabaseSchema>;

/** The customer that a request belongs to. */
export async function findOwnersOfRequest(db: Db, id: string): Promise<Owners> {
  const row = await db.selectFrom('service_requests').select('customer_id').where('id', '=', id).executeTakeFirst();
  return { customers: row?.customer_id ? [row.customer_id] : [], addresses: [] };
}

/** What a thread is about as mails call it, in which language, and the page that shows it. */
export type ThreadSubject = { about: string; language: Language; page: ThreadKey };

/** What a thread is about: the project that goes on with it, else its request; null when there is neither any more. */
export async function findThreadSubject(db: Db, { place, id }: ThreadKey): Promise<ThreadSubject | null> {
  const project = await db
    .selectFrom('projects')
    .select(['id', 'number', 'title', 'language'])
    .where(place === 'project' ? 'id' : 'thread_request_id', '=', id)
    .executeTakeFirst();
  if (project) {
    const about = projectTitle(project.number, project.title);
    return { about, language: project.language, page: { place: 'project', id: project.id } };
  }
  const request = place === 'request' ? await findRequestHead(db, id) : null;
  return request && { about: request.title, language: request.language, page: { place, id } };
}

/** A request as far as its thread needs it. */
export async function findRequestHead(db: Db, id: string) {
  const row = await db
    .selectFrom('service_requests')
    .select(['id', 'number', 'title', 'language', 'assignee_id', 'contact'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { assignee_id: assigneeId, contact, ...head } = row;
  const { name, email } = storedContact.read(contact, `service_requests ${id}`);
  return { ...head, assigneeId, name, email: email.trim() };
}
