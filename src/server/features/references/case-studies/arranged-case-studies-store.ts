import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deletePictures } from './case-studies-store.ts';

type Transacting = Transaction<DatabaseSchema>;

/** Puts case studies into an order; an id that is unknown changes nothing. */
export async function storeCaseStudyOrder(transaction: Transacting, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await transaction
      .updateTable('case_studies')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
  }
}

/** Deletes a case study with its texts, versions and pictures; returns the keys of the pictures' bytes. */
export async function deleteCaseStudyRows(transaction: Transacting, id: string): Promise<string[]> {
  const keys = await deletePictures(transaction, { id });
  for (const table of ['case_study_texts', 'case_study_versions'] as const) {
    await transaction.deleteFrom(table).where('case_study_id', '=', id).execute();
  }
  await transaction.deleteFrom('case_studies').where('id', '=', id).execute();
  return keys;
}

/** Whether the last that the customer of a project has said of its case study is that they want none. */
export async function hasDeclined(transaction: Transacting, projectId: string): Promise<boolean> {
  const last = await transaction
    .selectFrom('reference_consents as consents')
    .innerJoin('project_references as said', 'said.id', 'consents.reference_id')
    .select('consents.kind')
    .where('said.project_id', '=', projectId)
    .where('consents.case_study_id', 'is not', null)
    .orderBy('consents.at', 'desc')
    .orderBy('consents.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === 'declined';
}
