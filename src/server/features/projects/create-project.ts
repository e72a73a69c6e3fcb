import type { Insertable, Transaction } from 'kysely';
import type { ProjectTable } from '#server/database/tables/project-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { fillChecklist } from './material/fill-checklist.ts';
import { type ProjectMover, noteProjectEvent } from './note-project-event.ts';
import { prepareProject } from './prepare-project.ts';
import { findProject, insertProject, mayContinueThread } from './projects-store.ts';

/** The signed quote that a project begins by. */
type Beginning = Pick<
  Insertable<ProjectTable>,
  'id' | 'quote_id' | 'service_request_id' | 'customer_id' | 'title' | 'language'
>;

/** The columns of a project of which nothing is known yet but where it comes from. */
export function newProjectRow(
  beginning: Beginning,
  now: number,
): Omit<Insertable<ProjectTable>, 'number' | 'search_text'> {
  return {
    ...beginning,
    status: 'planning',
    on_hold_since: null,
    on_hold_reason: null,
    cancelled_at: null,
    cancelled_reason: null,
    starts_on: null,
    due_on: null,
    completed_at: null,
    scope: null,
    call_id: null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}

async function rowOf(transaction: Transaction<DatabaseSchema>, beginning: Beginning, now: number) {
  const { service_request_id: requestId, quote_id: quoteId } = beginning;
  const continues = requestId && quoteId ? await mayContinueThread(transaction, { requestId, quoteId }) : false;
  return { ...newProjectRow(beginning, now), thread_request_id: continues ? requestId : null };
}

/**
 * Makes the project of a signed quote with its milestones, its scope and what the customer owes it, once whoever asks for it (domain rules, "Service request");
 * false where there is one.
 */
export async function createProject(
  transaction: Transaction<DatabaseSchema>,
  beginning: Beginning,
  { now, newId }: Pick<ProjectMover, 'now' | 'newId'>,
): Promise<boolean> {
  if (!(await insertProject(transaction, await rowOf(transaction, beginning, now)))) return false;
  const project = await findProject(transaction, beginning.id);
  if (project) await prepareProject(transaction, project, newId);
  const prepared = await findProject(transaction, beginning.id);
  if (prepared) await fillChecklist(transaction, prepared, { now, newId });
  const mover: ProjectMover = { actor: 'system', actorId: null, now, newId };
  await noteProjectEvent(transaction, beginning.id, { mover, kind: 'created' });
  return true;
}
