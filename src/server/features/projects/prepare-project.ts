import type { Transaction } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { type MilestoneSource, type PlannedMilestone, planMilestones } from '#domain/projects/plan-milestones.ts';
import type { ScopeLine } from '#domain/projects/project.ts';
import { quoteAsChosen } from '#domain/quotes/signing/quote-as-chosen.ts';
import type { SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findSignature } from '#server/features/quotes/answers/signatures-store.ts';
import type { Services } from '#server/services.ts';
import { storedProjectScope } from '#server/stored/project-scope.ts';
import { textsOf } from '#server/texts.ts';
import { type MilestoneRow, insertMilestones } from './milestones-store.ts';
import { type ProjectDbRow, changeProjectRow, findOrder, listUnprepared, lockProject } from './projects-store.ts';

type Transacting = Transaction<DatabaseSchema>;
type NewProject = Pick<ProjectDbRow, 'id' | 'language'>;

/** A milestone, and where it stands in its project. */
type NewMilestone = PlannedMilestone & {
  id: string;
  projectId: string;
  position: number;
  description: string;
  /** The change of scope that it comes from; left out for any other. */
  quoteId?: string;
};

/** The row of a milestone that nobody has worked on. */
export const newMilestoneRow = (milestone: NewMilestone): MilestoneRow => ({
  id: milestone.id,
  project_id: milestone.projectId,
  position: milestone.position,
  title: milestone.title,
  description: milestone.description,
  weight: milestone.weight,
  status: 'planned',
  planned_start: milestone.plannedStart,
  planned_end: milestone.plannedEnd,
  started_at: null,
  submitted_at: null,
  decided_at: null,
  reason: null,
  plan_part_index: milestone.planPartIndex,
  quote_id: milestone.quoteId ?? null,
});

/** Stores the milestones that a project begins with, named in its language. */
export async function storeMilestones(
  transaction: Transacting,
  project: NewProject,
  { source, newId }: { source: Omit<MilestoneSource, 'nameOf'>; newId: () => string },
): Promise<void> {
  const t = textsOf(project.language);
  const planned = planMilestones({ ...source, nameOf: (kind) => t(`projectWords:template.${kind}`) });
  await insertMilestones(
    transaction,
    planned.map((milestone, position) =>
      newMilestoneRow({ ...milestone, id: newId(), projectId: project.id, position, description: '' }),
    ),
  );
}

/** Makes the milestones and the scope of a project from its signed quote, once; the caller has locked or just made it. */
export async function prepareProject(
  transaction: Transacting,
  project: ProjectDbRow,
  newId: () => string,
): Promise<void> {
  if (project.scope !== null || project.quote_id === null) return;
  const signature = await findSignature(transaction, project.quote_id);
  if (!signature) return;
  const { startDate, deliveryDate } = signature.document.quote;
  const startsOn = startDate || dayOf(project.created_at, project.language);
  const dueOn = deliveryDate || null;
  const source = {
    paymentPlan: signature.document.paymentPlan,
    service: (await findOrder(transaction, project.service_request_id)).service,
    startsOn,
    dueOn,
  };
  await storeMilestones(transaction, project, { source, newId });
  const scope = storedProjectScope.write({ lines: scopeOf(signature.document), changes: [] });
  await changeProjectRow(transaction, project, { scope, starts_on: startsOn, due_on: dueOn });
}

/** What was signed, without what was offered and not chosen, and without savings and rounding. */
export function scopeOf(document: SignedDocument): ScopeLine[] {
  const { lines } = quoteAsChosen(document);
  return lines
    .filter(({ kind, option }) => kind === 'item' && option === null)
    .map(({ name, quantity, unit, description }) => ({ name, quantity, unit, description }));
}

/** Prepares the projects of earlier releases, which had neither milestones nor scope. */
export async function prepareOldProjects({ db, newId }: Pick<Services, 'db' | 'newId'>): Promise<void> {
  for (const id of await listUnprepared(db)) {
    await db.transaction().execute(async (transaction) => {
      const project = await lockProject(transaction, id);
      if (project) await prepareProject(transaction, project, newId);
    });
  }
}
