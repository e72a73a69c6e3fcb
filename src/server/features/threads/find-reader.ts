import type { Kysely } from 'kysely';
import { isEmail } from '#domain/contact/email-address.ts';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findPresentOwner } from '#server/features/access/present-owner-store.ts';
import { findProjectPerson } from '#server/features/projects/mail/find-project-person.ts';
import { findProject } from '#server/features/projects/projects-store.ts';
import { findOwnersOfRequest, findRequestHead } from './thread-subject-store.ts';

/** The customer whom a thread is with; the address only where mails can go there. */
export type ThreadReader = { name: string; email: string | null };

/** Finds whom a thread is with: the customer of the request or who owns their firm by now (I5), else whom the project is for. */
export async function findReader(db: Kysely<DatabaseSchema>, { place, id }: ThreadKey): Promise<ThreadReader> {
  const person = place === 'request' ? await personOfRequest(db, id) : await personOfProject(db, id);
  if (!person) return { name: '', email: null };
  return { name: person.name, email: isEmail(person.email) ? person.email : null };
}

async function personOfRequest(db: Kysely<DatabaseSchema>, id: string) {
  const request = await findRequestHead(db, id);
  const { customers } = await findOwnersOfRequest(db, id);
  return request && ((await findPresentOwner(db, { email: request.email, customers })) ?? request);
}

async function personOfProject(db: Kysely<DatabaseSchema>, id: string) {
  const project = await findProject(db, id);
  return project && findProjectPerson(db, project);
}
