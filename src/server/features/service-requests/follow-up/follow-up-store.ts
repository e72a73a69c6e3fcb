import type { Transaction } from 'kysely';
import { closedRequestStatuses } from '#domain/service-requests/status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** A request that is to be looked at again now. */
export type DueFollowUp = {
  id: string;
  number: number;
  title: string;
  assigneeId: string | null;
  followUpBy: string | null;
};

/**
 * Records that a follow-up was reminded of, in one step: null where it was changed, has been reminded of already, or the
 * request is over or gone. Whoever gets the request is the only one to remind.
 */
export async function takeDueFollowUp(
  transaction: Transaction<DatabaseSchema>,
  { requestId, at, now }: { requestId: string; at: number; now: number },
): Promise<DueFollowUp | null> {
  const row = await transaction
    .updateTable('service_requests')
    .set({ follow_up_reminded_at: now })
    .where('id', '=', requestId)
    .where('follow_up_at', '=', at)
    .where('follow_up_reminded_at', 'is', null)
    .where('status', 'not in', closedRequestStatuses)
    .returning(['id', 'number', 'title', 'assignee_id', 'follow_up_by'])
    .executeTakeFirst();
  if (!row) return null;
  return { ...row, assigneeId: row.assignee_id, followUpBy: row.follow_up_by };
}
