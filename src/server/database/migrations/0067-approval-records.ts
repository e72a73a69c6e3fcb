import type { Kysely } from 'kysely';
import { refuseChanges } from '#server/database/refuse-changes.ts';

/** What an approved milestone was when it was approved, as the record of it says for ever (I7). */
export async function addApprovalRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('approval_records')
    .addColumn('milestone_id', 'text', (column) => column.notNull().primaryKey().references('project_milestones.id'))
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await refuseChanges(db, 'approval_records', ['milestone_id', 'document', 'sha256', 'created_at']);
}
