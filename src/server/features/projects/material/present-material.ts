import type { Kysely } from 'kysely';
import type { Material, MaterialList } from '#contract/projects/project-material.ts';
import { dayOf } from '#domain/days.ts';
import { isMaterialLate, isMaterialOpen, isNotGiven } from '#domain/projects/material/material-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { flagsOf } from '#server/features/projects/list/present-project.ts';
import { findProject } from '#server/features/projects/projects-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { findMaterialEvents } from './material-events-store.ts';
import { findMaterialFiles } from './material-files-store.ts';
import { findMaterialSecrets } from './material-secrets-store.ts';
import { findMaterials } from './project-materials-store.ts';

/** What a project is owed, as the agency sees it, at a time (ms UTC). Throws `not-found`. */
export async function presentMaterial(
  db: Kysely<DatabaseSchema>,
  { id, now }: { id: string; now: number },
): Promise<MaterialList> {
  const project = await findProject(db, id);
  if (!project) throw new AppError('not-found');
  const rows = await findMaterials(db, id);
  const ids = rows.map((row) => row.id);
  const [events, files, secrets] = await Promise.all([
    findMaterialEvents(db, ids),
    findMaterialFiles(db, ids),
    findMaterialSecrets(db, ids),
  ]);
  const today = dayOf(now, project.language);
  const isOpen = isMaterialOpen({ status: project.status, ...flagsOf(project) });
  const items = rows.map((row): Material => ({
    id: row.id,
    title: row.title,
    explanation: row.explanation,
    dueOn: row.due_on,
    isSecret: row.is_secret === 1,
    status: row.status,
    isLate: isOpen && isMaterialLate({ status: row.status, dueOn: row.due_on }, today),
    files: files.filter(({ materialId }) => materialId === row.id).map(({ file }) => file),
    events: events
      .filter((event) => event.material_id === row.id)
      .map(({ id: event, at, kind, actor_kind: actor, text }) => ({ id: event, at, kind, actor, text })),
    secrets: secrets
      .filter((secret) => secret.material_id === row.id)
      .map(({ id: secret, given_at: givenAt, read_at: readAt }) => ({ id: secret, givenAt, readAt })),
    version: row.version,
  }));
  return { isOpen, items };
}

/** The same as its customer sees it: what was never given to a project that is over is not shown as owed any more. */
export async function presentOwnMaterial(
  db: Kysely<DatabaseSchema>,
  wanted: { id: string; now: number },
): Promise<MaterialList> {
  const list = await presentMaterial(db, wanted);
  const isAnswered = ({ events, files, secrets }: Material) => events.length + files.length + secrets.length > 0;
  return { ...list, items: list.items.filter((item) => !isNotGiven(item.status, list) || isAnswered(item)) };
}
