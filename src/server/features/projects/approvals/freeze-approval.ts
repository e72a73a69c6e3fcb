import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { MilestoneRow } from '#server/features/projects/milestones-store.ts';
import { type ProjectDbRow, lockProject } from '#server/features/projects/projects-store.ts';
import { keepPicture } from '#server/features/quotes/sending/document-pictures-store.ts';
import type { Services } from '#server/services.ts';
import { findUnrecorded, insertApprovalRecord } from './approval-records-store.ts';
import { composeApproval } from './compose-approval.ts';

/** As many as one run of the housekeeping makes good. */
const mostAtOnce = 200;

type Freezing = { project: ProjectDbRow; milestone: MilestoneRow; now: number };

/** Keeps an approved milestone of a locked project as it stands, in the transaction that approves it (I7). */
export async function freezeApproval(
  services: Pick<Services, 'agency' | 'quoteSettings' | 'look'>,
  transaction: Transaction<DatabaseSchema>,
  { project, milestone, now }: Freezing,
): Promise<void> {
  const { record, picture } = await composeApproval(services, transaction, { project, milestone });
  if (picture) await keepPicture(transaction, picture);
  await insertApprovalRecord(transaction, { milestoneId: milestone.id, record, now });
}

/** Keeps what was approved by servers of an earlier release, which kept nothing. */
export async function freezeOldApprovals(services: Services): Promise<void> {
  for (const milestone of await findUnrecorded(services.db, mostAtOnce)) {
    await services.db.transaction().execute(async (transaction) => {
      const project = await lockProject(transaction, milestone.project_id);
      if (project) await freezeApproval(services, transaction, { project, milestone, now: services.clock() });
    });
  }
}
