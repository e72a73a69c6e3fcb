import type { Kysely } from 'kysely';
import { refuseWhere } from '#server/database/refuse-changes.ts';

/** What a customer agrees to can be the case study of their project: the record is the one of references (A11). */
export async function addCaseStudyConsents(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reference_consents').addColumn('case_study_id', 'text').execute();
  await refuseWhere(db, {
    table: 'reference_consents',
    name: 'case_study_unchanged',
    condition: (differs) => `new.case_study_id ${differs} old.case_study_id`,
    refusal: 'rows of reference_consents are never changed',
  });
}
