import type { Transaction } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { planChange } from '#domain/projects/plan-milestones.ts';
import type { ScopeChange } from '#domain/projects/project.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type MilestoneRow, findMilestones, insertMilestones } from '#server/features/projects/milestones-store.ts';
import { type ProjectMover, noteProjectEvent } from '#server/features/projects/note-project-event.ts';
import { newMilestoneRow, prepareProject, scopeOf } from '#server/features/projects/prepare-project.ts';
import {
  type ProjectDbRow,
  changeProjectRow,
  findProject,
  lockProject,
} from '#server/features/projects/projects-store.ts';
import { type StoredSignature, findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import { numberOf } from '#server/features/quotes/quote-store.ts';
import { storedProjectScope } from '#server/stored/project-scope.ts';
import { textsOf } from '#server/texts.ts';
import { type SignedChange, findSignedChanges } from './signed-changes-store.ts';

type Transacting = Transaction<DatabaseSchema>;
type Growing = Pick<ProjectMover, 'now' | 'newId'>;

/** The same for a project by its id, which is locked first; false where there is none or nothing to add. */
export async function growProject(transaction: Transacting, id: string, growing: Growing): Promise<boolean> {
  const project = await lockProject(transaction, id);
  return project !== null && (await growScope(transaction, project, growing)).version !== project.version;
}

/**
 * Adds what was signed as changes of a locked project's scope (domain rules, "Quote"), each once: its lines, its milestones after the
 * others, the later day of delivery, and an entry in the history. Returns the project as it then stands.
 */
export async function growScope(
  transaction: Transacting,
  project: ProjectDbRow,
  growing: Growing,
): Promise<ProjectDbRow> {
  const begun = await prepared(transaction, project, growing);
  const scope = storedProjectScope.read(begun.scope ?? '{}', `projects ${begun.id}`);
  const signed = await findSignedChanges(transaction, begun.id);
  const added: ScopeChange[] = [];
  let { due_on: dueOn } = begun;
  for (const change of signed.filter(({ id }) => !scope.changes.some(({ quoteId }) => quoteId === id))) {
    const signature = await findSignature(transaction, change.id);
    if (!signature) continue;
    added.push(await addChange(transaction, begun, { change, signature, ...growing }));
    dueOn = laterOf(dueOn, signature.document.quote.deliveryDate);
  }
  if (added.length === 0) return begun;
  const grown = storedProjectScope.write({ ...scope, changes: [...scope.changes, ...added] }, begun.scope ?? undefined);
  await changeProjectRow(transaction, begun, { scope: grown, due_on: dueOn, updated_at: growing.now });
  return (await findProject(transaction, begun.id)) ?? begun;
}

/** A project of an earlier release gets what it began with first. */
async function prepared(transaction: Transacting, project: ProjectDbRow, { newId }: Growing): Promise<ProjectDbRow> {
  if (project.scope !== null) return project;
  await prepareProject(transaction, project, newId);
  return (await findProject(transaction, project.id)) ?? project;
}

type Added = Growing & { change: SignedChange; signature: StoredSignature };

async function addChange(
  transaction: Transacting,
  { id: projectId, language }: ProjectDbRow,
  { change, signature, now, newId }: Added,
): Promise<ScopeChange> {
  const { document, evidence } = signature;
  const { startDate, deliveryDate } = document.quote;
  const t = textsOf(language);
  const planned = planChange({
    paymentPlan: document.paymentPlan,
    title: change.title,
    startsOn: startDate || dayOf(evidence.signedAt, language),
    dueOn: deliveryDate || null,
    nameOf: (kind) => t(`projectWords:template.${kind}`),
  });
  const first = positionAfter(await findMilestones(transaction, [projectId]));
  const rows = planned.map((milestone, index) =>
    newMilestoneRow({
      ...milestone,
      id: newId(),
      projectId,
      position: first + index,
      description: '',
      quoteId: change.id,
    }),
  );
  await insertMilestones(transaction, rows);
  const number = numberOf(change) ?? '';
  const mover = { actor: change.actor, actorId: change.actorId, now, newId };
  await noteProjectEvent(transaction, projectId, { mover, kind: 'scope-changed', reason: number });
  return { quoteId: change.id, number, title: change.title, signedAt: evidence.signedAt, lines: scopeOf(document) };
}

/** The place after the last milestone. */
export const positionAfter = (milestones: readonly Pick<MilestoneRow, 'position'>[]): number =>
  (milestones.at(-1)?.position ?? -1) + 1;

/** The later of two days (`YYYY-MM-DD`), of which either may be missing. */
const laterOf = (one: string | null, other: string): string | null =>
  other === '' || (one !== null && one >= other) ? one : other;
