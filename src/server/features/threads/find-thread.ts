import type { Kysely } from 'kysely';
import type { ThreadKey } from '#domain/threads/thread.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findCandidates } from '#server/features/access/candidates-store.ts';
import { accessTo, readAccess } from '#server/features/access/viewer-store.ts';
import { findOwnersOfProject } from '#server/features/projects/own/own-projects-store.ts';
import { type OwnAsked, demandOwn } from '#server/features/projects/own/read-own-projects.ts';
import { findContinuation, findThreadOfProject } from '#server/features/projects/projects-store.ts';
import { isOwnRequest } from '#server/features/service-requests/portal/own-requests-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { findOwnersOfRequest, findRequestHead } from './thread-subject-store.ts';

type Db = Kysely<DatabaseSchema>;

/** A thread as somebody may see it: its messages from a time on (ms UTC), 0 for all of them. */
export type OpenThread = { key: ThreadKey; since: number };

/** What is needed of a request or project to read and write its messages (I5). */
const needed = 'messages';

const opensRequest = async (db: Db, { userId, viewer }: OwnAsked, id: string): Promise<boolean> =>
  isOwnRequest(db, viewer ? accessTo(viewer, needed) : await readAccess(db, userId, needed), id);

/**
 * The thread that a page of an account shows, its own request's or project's. Who may see a project but not the request that it came
 * from reads what was written since the project began. Throws `not-found`: nothing tells whether there is one (I4).
 */
export async function findOwnThread(db: Db, { place, id, ...asked }: ThreadKey & OwnAsked): Promise<OpenThread> {
  if (place === 'request') {
    if (!(await opensRequest(db, asked, id))) throw new AppError('not-found');
    return { key: { place, id }, since: 0 };
  }
  await demandOwn(db, { ...asked, id }, needed);
  const thread = await findThreadOfProject(db, id);
  if (!thread) throw new AppError('not-found');
  const key = { place: thread.place, id: thread.id };
  return { key, since: key.place === 'request' && !(await opensRequest(db, asked, key.id)) ? thread.since : 0 };
}

/** The thread that a page of the office shows. Throws `not-found`. */
export async function findOfficeThread(db: Db, { place, id }: ThreadKey): Promise<OpenThread> {
  if (place === 'request') {
    if (!(await findRequestHead(db, id))) throw new AppError('not-found');
    return { key: { place, id }, since: 0 };
  }
  const thread = await findThreadOfProject(db, id);
  if (!thread) throw new AppError('not-found');
  return { key: { place: thread.place, id: thread.id }, since: 0 };
}

/** An account that reads a thread, from a time on (ms UTC). */
export type ThreadAccount = { userId: string; since: number };

/** The accounts of customers that may see a thread: they have its messages unread and hear of them. */
export async function findAccounts(db: Db, { place, id }: ThreadKey): Promise<ThreadAccount[]> {
  const project = place === 'project' ? id : await findContinuation(db, id);
  const owners = [
    place === 'request' ? await findOwnersOfRequest(db, id) : null,
    project === null ? null : await findOwnersOfProject(db, project),
  ].filter((each) => each !== null);
  const candidates = await findCandidates(db, {
    customers: owners.flatMap(({ customers }) => customers),
    addresses: owners.flatMap(({ addresses }) => addresses),
  });
  const found: ThreadAccount[] = [];
  for (const userId of candidates) {
    const thread =
      (place === 'request' ? await openOr(db, { place, id, userId }) : null) ??
      (project === null ? null : await openOr(db, { place: 'project', id: project, userId }));
    if (thread) found.push({ userId, since: thread.since });
  }
  return found;
}

/** The accounts of customers that may see a project. */
export async function findAccountsOfProject(db: Db, id: string): Promise<string[]> {
  const found: string[] = [];
  for (const userId of await findCandidates(db, await findOwnersOfProject(db, id))) {
    if (await openOr(db, { place: 'project', id, userId })) found.push(userId);
  }
  return found;
}

/** A thread as an account sees it; null where it may not. */
async function openOr(db: Db, wanted: ThreadKey & { userId: string }): Promise<OpenThread | null> {
  try {
    return await findOwnThread(db, wanted);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
