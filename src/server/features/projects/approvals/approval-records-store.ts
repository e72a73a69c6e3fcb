import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ApprovalRecord } from '#domain/projects/approvals/approval-record.ts';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { MilestoneRow } from '#server/features/projects/milestones-store.ts';
import { storedApprovalRecord } from '#server/stored/approval-record.ts';

type Db = Kysely<DatabaseSchema>;

/** Keeps what a milestone was when it was approved, once. */
export async function insertApprovalRecord(
  transaction: Transaction<DatabaseSchema>,
  { milestoneId, record, now }: { milestoneId: string; record: ApprovalRecord; now: number },
): Promise<void> {
  const document = canonicalJson(record);
  const sha256 = createHash('sha256').update(document).digest('hex');
  await transaction
    .insertInto('approval_records')
    .values({ milestone_id: milestoneId, document, sha256, created_at: now })
    .onConflict((conflict) => conflict.column('milestone_id').doNothing())
    .execute();
}

/** What was kept of an approved milestone; null where nothing was, as by earlier releases. */
export async function findApprovalRecord(db: Db, milestoneId: string): Promise<ApprovalRecord | null> {
  const row = await db
    .selectFrom('approval_records')
    .select('document')
    .where('milestone_id', '=', milestoneId)
    .executeTakeFirst();
  return row ? storedApprovalRecord.read(row.document, `approval_records ${milestoneId}`) : null;
}

/** An approved milestone of a project; null where the project has none with that id. */
export async function findApproved(
  db: Db,
  { projectId, milestoneId }: { projectId: string; milestoneId: string },
): Promise<MilestoneRow | null> {
  const row = await db
    .selectFrom('project_milestones')
    .selectAll()
    .where('id', '=', milestoneId)
    .where('project_id', '=', projectId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  return row ?? null;
}

/** Approved milestones of which nothing was kept, up to a limit. */
export async function findUnrecorded(db: Db, limit: number): Promise<MilestoneRow[]> {
  return db
    .selectFrom('project_milestones as milestones')
    .selectAll('milestones')
    .where('milestones.status', '=', 'approved')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('approval_records').select('milestone_id').whereRef('milestone_id', '=', 'milestones.id'))),
    )
    .orderBy('milestones.id')
    .limit(limit)
    .execute();
}
