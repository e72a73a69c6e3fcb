import type { Insertable, Transaction } from 'kysely';
import { type FeatureId, featureIds } from '#domain/configurator/features.ts';
import { dayOf } from '#domain/days.ts';
import { type MaterialSource, materialChecklist } from '#domain/projects/material/material-checklist.ts';
import type { RequestService } from '#domain/service-requests/request-service.ts';
import type { ProjectMaterialTable } from '#server/database/tables/material-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findOrder } from '#server/features/projects/projects-store.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import { storedProjectScope } from '#server/stored/project-scope.ts';
import { textsOf } from '#server/texts.ts';
import { insertMaterials } from './project-materials-store.ts';

/** What stands in the columns of a thing before anything has happened to it. */
export const newMaterialRow = (
  material: Pick<
    Insertable<ProjectMaterialTable>,
    'id' | 'project_id' | 'position' | 'title' | 'explanation' | 'due_on' | 'is_secret' | 'told_on' | 'created_at'
  >,
): Insertable<ProjectMaterialTable> => ({ ...material, status: 'owed', reminders: 0, version: 1 });

type Filling = {
  now: number;
  newId: () => string;
  /** What a project without a request is for. */
  service?: RequestService | null;
};
type Project = Pick<ProjectDbRow, 'id' | 'language' | 'scope' | 'service_request_id' | 'starts_on' | 'due_on'>;

/**
 * Fills the list of what the customer owes a project from its request and the lines that were signed, in the project's language (I7);
 * the caller has locked or just made it, and it has none yet.
 */
export async function fillChecklist(
  transaction: Transaction<DatabaseSchema>,
  project: Project,
  { now, newId, service = null }: Filling,
): Promise<void> {
  const { id, language } = project;
  const today = dayOf(now, language);
  const t = textsOf(language);
  const listed = materialChecklist({ ...(await orderOf(transaction, project, service)), today });
  await insertMaterials(
    transaction,
    listed.map(({ kind, dueOn, isSecret }, position) =>
      newMaterialRow({
        id: newId(),
        project_id: id,
        position,
        title: plain(t(`materialChecklist:${kind}.title`)),
        explanation: plain(t(`materialChecklist:${kind}.text`)),
        due_on: dueOn,
        is_secret: isSecret ? 1 : 0,
        told_on: today,
        created_at: now,
      }),
    ),
  );
}

async function orderOf(
  transaction: Transaction<DatabaseSchema>,
  project: Project,
  service: RequestService | null,
): Promise<Omit<MaterialSource, 'today'>> {
  const order = await findOrder(transaction, project.service_request_id);
  return {
    service: order.service ?? service,
    trade: order.trade,
    features: [...new Set([...order.features, ...featuresOfScope(project)])],
    startsOn: project.starts_on,
    dueOn: project.due_on,
  };
}

/** Features of the catalogue among the lines that were signed, by the names that they have in the project's language. */
function featuresOfScope({ id, language, scope }: Project): FeatureId[] {
  if (scope === null) return [];
  const t = textsOf(language);
  const names = new Set(storedProjectScope.read(scope, `projects ${id}`).lines.map(({ name }) => folded(name)));
  return featureIds.filter((feature) => names.has(folded(t(`configurator:features.${feature}.name`))));
}

/** What people go on to edit has ordinary spaces. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ').trim();

const folded = (name: string): string => plain(name).toLowerCase();
