import type { Transaction } from 'kysely';
import type { MaterialList } from '#contract/projects/project-material.ts';
import { dayOf } from '#domain/days.ts';
import { checkMaterial } from '#domain/projects/material/check-material.ts';
import { neverTold } from '#domain/projects/material/material-reminders.ts';
import { isMaterialOpen } from '#domain/projects/material/material-status.ts';
import { type MaterialFacts, materialLimits } from '#domain/projects/material/material.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { flagsOf } from '#server/features/projects/list/present-project.ts';
import { type ProjectDbRow, lockProject } from '#server/features/projects/projects-store.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { fillChecklist, newMaterialRow } from './fill-checklist.ts';
import { presentMaterial } from './present-material.ts';
import { findMaterials, insertMaterials } from './project-materials-store.ts';

type Adding = { id: string; caller: Caller; audit: Audit };

/** Locks a project whose list can grow. Throws `not-found`, `step-not-allowed`. */
async function lockOpen(transaction: Transaction<DatabaseSchema>, id: string): Promise<ProjectDbRow> {
  const project = await lockProject(transaction, id);
  if (!project) throw new AppError('not-found');
  if (!isMaterialOpen({ status: project.status, ...flagsOf(project) })) throw new AppError('step-not-allowed');
  return project;
}

/**
 * Asks the customer for one more thing, once for a key of a person. Throws `invalid-input`, `step-not-allowed` where the project is
 * over or the list full, `idempotency-key-reused`, `not-found`.
 */
export async function addMaterial(
  services: Services,
  { id, caller, audit, facts, idempotencyKey }: Adding & { facts: MaterialFacts; idempotencyKey: string },
): Promise<MaterialList> {
  refuseFields(checkMaterial(facts), caller.language);
  const now = services.clock();
  const material = idOfKey(idempotencyKey, `material ${id} ${callerId(caller)}`);
  const { title, explanation, dueOn, isSecret } = facts;
  await services.db.transaction().execute(async (transaction) => {
    const project = await lockOpen(transaction, id);
    const rows = await findMaterials(transaction, id);
    const made = rows.find((row) => row.id === material);
    if (made && made.title !== title.trim()) throw new AppError('idempotency-key-reused');
    if (made) return;
    if (rows.length >= materialLimits.items) throw new AppError('step-not-allowed');
    const row = newMaterialRow({
      id: material,
      project_id: id,
      position: (rows.at(-1)?.position ?? -1) + 1,
      title: title.trim(),
      explanation: explanation.trim(),
      due_on: dueOn,
      is_secret: isSecret ? 1 : 0,
      told_on: neverTold(dayOf(now, project.language)),
      created_at: now,
    });
    await insertMaterials(transaction, [row]);
    await audit(transaction, { subjectId: id });
  });
  services.live.announce({ kind: 'project-changed', id });
  return presentMaterial(services.db, { id, now });
}

/** Fills an empty list from what was ordered; a repetition changes nothing. Throws `step-not-allowed`, `not-found`. */
export async function proposeMaterial(services: Services, { id, audit }: Adding): Promise<MaterialList> {
  const { db, clock, newId } = services;
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const project = await lockOpen(transaction, id);
    if ((await findMaterials(transaction, id)).length > 0) return;
    await fillChecklist(transaction, project, { now, newId });
    await audit(transaction, { subjectId: id });
  });
  services.live.announce({ kind: 'project-changed', id });
  return presentMaterial(db, { id, now });
}
