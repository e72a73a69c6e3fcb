import type { Transaction } from 'kysely';
import type { MaterialList } from '#contract/projects/project-material.ts';
import { dayOf } from '#domain/days.ts';
import { checkMaterial } from '#domain/projects/material/check-material.ts';
import { type MaterialAction, decideMaterialStep } from '#domain/projects/material/material-status.ts';
import { type MaterialFacts, materialLimits } from '#domain/projects/material/material.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { flagsOf } from '#server/features/projects/list/present-project.ts';
import { type ProjectDbRow, lockProject } from '#server/features/projects/projects-store.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Caller, Services } from '#server/services.ts';
import { mailAskedAgain } from './mail-material.ts';
import { insertMaterialEvent } from './material-events-store.ts';
import { presentMaterial } from './present-material.ts';
import { type MaterialRow, changeMaterialRow, findMaterials, removeMaterialRow } from './project-materials-store.ts';

/** What an administrator does with a thing, made from a version of it. */
export type MaterialChange = { id: string; material: string; version: number; caller: Caller; audit: Audit };

type Deciding = { action: MaterialAction; reason?: string };
type Changing = { project: ProjectDbRow; row: MaterialRow; now: number };
type Work = (transaction: Transaction<DatabaseSchema>, changing: Changing) => Promise<void>;

/** The thing of a project with an id. Throws `not-found`. */
export async function demandMaterial(
  transaction: Transaction<DatabaseSchema>,
  { id, material }: { id: string; material: string },
): Promise<MaterialRow> {
  const row = (await findMaterials(transaction, id)).find((each) => each.id === material);
  if (!row) throw new AppError('not-found');
  return row;
}

/**
 * Does something with one thing of a locked project as the agency, in one transaction with its entry in the audit log. Throws
 * `not-found`, `changed-meanwhile`, and what the table of steps refuses with.
 */
async function changeOne(
  services: Services,
  { id, material, version, audit }: MaterialChange,
  { action, reason = '', work }: Deciding & { work: Work },
): Promise<MaterialList> {
  const { db, clock } = services;
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, id);
    if (!project) throw new AppError('not-found');
    const row = await demandMaterial(transaction, { id, material });
    if (row.version !== version) throw new AppError('changed-meanwhile');
    const standing = { status: project.status, ...flagsOf(project) };
    const decision = decideMaterialStep(row.status, { action, actor: 'admin', reason }, standing);
    if (!decision.ok) throw new AppError(decision.rule);
    await work(transaction, { project, row, now });
    if (decision.to === null) await removeMaterialRow(transaction, row.id);
    else await changeMaterialRow(transaction, row, { status: decision.to });
    await audit(transaction, { subjectId: id, facts: { action } });
  });
  services.pokeJobs();
  services.live.announce({ kind: 'project-changed', id });
  return presentMaterial(db, { id, now });
}

/** Changes what a thing is and its day. Throws `invalid-input`, `step-not-allowed`, `not-found`, `changed-meanwhile`. */
export function changeMaterial(
  services: Services,
  { facts, ...change }: MaterialChange & { facts: MaterialFacts },
): Promise<MaterialList> {
  refuseFields(checkMaterial(facts), change.caller.language);
  return changeOne(services, change, {
    action: 'change',
    work: (transaction, { row }) =>
      changeMaterialRow(transaction, row, {
        title: facts.title.trim(),
        explanation: facts.explanation.trim(),
        // What was given as access data stays access data.
        ...(row.status === 'owed' && { is_secret: facts.isSecret ? 1 : 0 }),
        ...dayOfFacts(row, facts.dueOn),
      }),
  });
}

/** A new day begins the reminders anew. */
const dayOfFacts = (row: MaterialRow, dueOn: string | null) =>
  dueOn === row.due_on ? {} : { due_on: dueOn, reminders: 0 };

/** Takes a thing off the list. Throws `step-not-allowed`, `not-found`, `changed-meanwhile`. */
export const removeMaterial = (services: Services, change: MaterialChange): Promise<MaterialList> =>
  changeOne(services, change, { action: 'remove', work: () => Promise.resolve() });

/** Accepts a thing, perhaps with a note. Throws `step-not-allowed`, `not-found`, `changed-meanwhile`. */
export function acceptMaterial(
  services: Services,
  { note, ...change }: MaterialChange & { note: string },
): Promise<MaterialList> {
  return changeOne(services, change, {
    action: 'accept',
    work: (transaction, { row, now }) =>
      noteEvent(services, transaction, { row, now, caller: change.caller, kind: 'accepted', text: note }),
  });
}

/**
 * Asks for a thing once more with a reason, perhaps by another day, and mails the customer. Throws `reason-required`,
 * `step-not-allowed`, `invalid-input`, `not-found`, `changed-meanwhile`.
 */
export function askMaterialAgain(
  services: Services,
  { reason, dueOn, ...change }: MaterialChange & { reason: string; dueOn: string | null },
): Promise<MaterialList> {
  const [wrongDay] = checkMaterial({ title: '-', explanation: '', dueOn });
  if (wrongDay) refuseFields([wrongDay], change.caller.language);
  return changeOne(services, change, {
    action: 'ask-again',
    reason,
    work: async (transaction, { project, row, now }) => {
      const set = { ...dayOfFacts(row, dueOn ?? row.due_on), told_on: dayOf(now, project.language) };
      await changeMaterialRow(transaction, row, set);
      const event = { row, now, caller: change.caller, kind: 'asked-again', text: reason } as const;
      await noteEvent(services, transaction, event);
      await mailAskedAgain(services, transaction, { project, title: row.title, reason, dueOn: dueOn ?? row.due_on });
    },
  });
}

type Noted = { row: MaterialRow; now: number; caller: Caller; kind: 'accepted' | 'asked-again'; text: string };

function noteEvent(
  { newId }: Services,
  transaction: Transaction<DatabaseSchema>,
  { row, now, caller, kind, text }: Noted,
): Promise<void> {
  return insertMaterialEvent(transaction, {
    id: newId(),
    material_id: row.id,
    at: now,
    actor_kind: 'admin',
    actor_id: callerId(caller),
    kind,
    text: text.trim().slice(0, materialLimits.reason),
  });
}
