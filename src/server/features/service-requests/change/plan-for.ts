import type { Transaction } from 'kysely';
import type { BulkChange } from '#contract/service-requests/request-changes.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findBound, findSettled } from '#server/features/service-requests/deletion/request-deletion-store.ts';
import type { StandingRequest } from '#server/features/service-requests/requests-store.ts';
import { namesOf } from './administrators-store.ts';
import { type Plan, unchanged } from './outcome.ts';
import { planArchive } from './plan-archive.ts';
import { planAssign } from './plan-assign.ts';
import { planPriority } from './plan-priority.ts';
import { planStatus } from './plan-status.ts';

type Among = { requests: readonly StandingRequest[]; now: number };

/** Returns the plan for a change of many requests; what it needs to know of all of them is read in one query. */
export async function planFor(
  transaction: Transaction<DatabaseSchema>,
  change: BulkChange,
  { requests, now }: Among,
): Promise<Plan> {
  switch (change.kind) {
    case 'status':
      return unlessSo(
        change.to,
        planStatus({ ...change, actor: 'admin', now, settled: await findSettled(transaction, requests) }),
      );
    case 'assign': {
      const people = [change.assigneeId, ...requests.map((request) => request.assignee_id)];
      return planAssign(change.assigneeId, await namesOf(transaction, people));
    }
    case 'priority':
      return planPriority(change.priority);
    case 'archive':
      return planArchive(change.isArchived);
    case 'read':
      return planRead(change.isUnread);
    case 'delete':
      return planDeletion(await findBound(transaction, requests));
  }
}

/** Among many requests, one that already has the status is unchanged instead of refused. */
function unlessSo(status: StandingRequest['status'], plan: Plan): Plan {
  return (request) => (request.status === status ? unchanged : plan(request));
}

function planRead(isUnread: boolean): Plan {
  const flag = isUnread ? 1 : 0;
  return (request) =>
    request.is_unread === flag
      ? unchanged
      : { kind: 'change', change: { request, set: { is_unread: flag }, events: [] } };
}

function planDeletion(bound: ReadonlySet<string>): Plan {
  return (request) =>
    bound.has(request.id)
      ? { kind: 'refused', rule: 'request-is-bound' }
      : { kind: 'change', change: { request, set: {}, events: [] } };
}
