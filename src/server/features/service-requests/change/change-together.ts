import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import type { BulkChange, Selection, changeRequestsTogether } from '#contract/service-requests/request-changes.ts';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { removeRequests } from '#server/features/service-requests/deletion/request-deletion-store.ts';
import { findMatchingIds } from '#server/features/service-requests/list/matching-requests-store.ts';
import { type StandingRequest, lockRequests, markUnread } from '#server/features/service-requests/requests-store.ts';
import type { Caller, Services } from '#server/services.ts';
import { applyChanges } from './apply-changes.ts';
import { demandAdministrator } from './plan-assign.ts';
import { lockQuotesOf, withdrawQuotesOf } from './open-quotes-store.ts';
import { planFor } from './plan-for.ts';
import type { Change, Changing } from './request-change.ts';
import { tellAssignee } from './tell-assignee.ts';

/** Requests that are changed in one transaction, so that locks are held only for a short time. */
const batchSize = 250;
const shownRefusals = 100;

type Wish = { selection: Selection; change: BulkChange; caller: Caller; audit: Audit };
type Result = z.output<typeof changeRequestsTogether.output>;
type Refusal = Result['refusals'][number];

/** The result of one batch. */
type BatchResult = { changes: Change[]; unchanged: number; refusals: Refusal[] };

/**
 * Changes many requests, each by the same rule as one alone; a refused request stays as it was and is returned with the
 * reason (G2, domain rules). Each batch is a transaction of its own: when one fails, those before it remain. Throws
 * `too-many-selected`, and `invalid-input` for an assignee who is not an administrator.
 */
export async function changeTogether(services: Services, wish: Wish): Promise<Result> {
  const { change } = wish;
  const ids = await selectedIds(services, wish);
  const done: BatchResult = { changes: [], unchanged: 0, refusals: [] };
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = await changeBatch(services, ids.slice(start, start + batchSize), wish);
    done.changes.push(...batch.changes);
    done.unchanged += batch.unchanged;
    done.refusals.push(...batch.refusals);
  }
  const changed = done.changes.length;
  if (changed > 0) services.live.announce({ kind: 'requests-changed' });
  if (change.kind === 'delete' || change.kind === 'assign') services.pokeJobs();
  return {
    changed,
    unchanged: done.unchanged,
    refused: done.refusals.length,
    refusals: done.refusals.slice(0, shownRefusals),
    undoable: change.kind === 'read' || change.kind === 'delete' ? [] : undoableOf(done.changes),
  };
}

function undoableOf(changes: readonly Change[]): Result['undoable'] {
  if (changes.length > requestLimits.undoable) return [];
  return changes.map(({ request }) => ({ id: request.id, version: request.version + 1 }));
}

async function selectedIds(services: Services, { selection, caller }: Wish): Promise<string[]> {
  if (selection.kind === 'ids') return [...new Set(selection.ids)].toSorted();
  const { filter } = selection;
  const listQuery = { filter, userId: callerId(caller), now: services.clock() };
  const ids = await findMatchingIds(services.db, listQuery, requestLimits.matching + 1);
  if (ids.length > requestLimits.matching) throw new AppError('too-many-selected');
  return ids.toSorted();
}

function changeBatch(services: Services, ids: readonly string[], wish: Wish): Promise<BatchResult> {
  const { change, audit, caller } = wish;
  return services.db.transaction().execute(async (transaction) => {
    const now = services.clock();
    if (change.kind === 'assign') await demandAdministrator(transaction, change.assigneeId);
    const isCancelling = change.kind === 'status' && change.to === 'cancelled';
    if (concernsQuotes(change)) await lockQuotesOf(transaction, ids);
    const requests = await lockRequests(transaction, ids);
    const plan = await planFor(transaction, change, { requests, now });
    const result: BatchResult = { changes: [], unchanged: 0, refusals: missingOf(ids, requests) };
    for (const request of requests) {
      const outcome = plan(request);
      if (outcome.kind === 'change') result.changes.push(outcome.change);
      else if (outcome.kind === 'unchanged') result.unchanged += 1;
      else result.refusals.push({ id: request.id, number: request.number, title: request.title, rule: outcome.rule });
    }
    if (result.changes.length > 0) await audit(transaction, { facts: factsOf(change, result.changes) });
    if (isCancelling) {
      const cancelled = result.changes.map(({ request }) => request.id);
      const cancelling = {
        actor: 'admin',
        actorId: callerId(caller),
        now,
        newId: services.newId,
        reason: change.reason,
      } as const;
      await withdrawQuotesOf(transaction, cancelled, cancelling);
    }
    if (change.kind === 'assign') {
      const changed = result.changes.map(({ request }) => request);
      await tellAssignee(services, transaction, { assigneeId: change.assigneeId, requests: changed, caller });
    }
    await write(transaction, change, {
      changes: result.changes,
      actor: 'admin',
      actorId: callerId(caller),
      now,
      newId: services.newId,
    });
    return result;
  });
}

/** Cancelling a request withdraws its quotes, and deleting one takes it from drafts. */
const concernsQuotes = (change: BulkChange) =>
  change.kind === 'delete' || (change.kind === 'status' && change.to === 'cancelled');

function missingOf(ids: readonly string[], requests: readonly StandingRequest[]): Refusal[] {
  const known = new Set(requests.map(({ id }) => id));
  return ids.filter((id) => !known.has(id)).map((id) => ({ id, number: null, title: '', rule: 'not-found' }));
}

/** What the audit log records of a batch: the change, and the numbers of the requests. */
function factsOf({ kind, ...rest }: BulkChange, changes: readonly Change[]): Readonly<Record<string, unknown>> {
  const { reason: _, ...told } = { reason: null, ...rest };
  return { kind, ...told, numbers: changes.map(({ request }) => request.number) };
}

async function write(
  transaction: Transaction<DatabaseSchema>,
  change: BulkChange,
  { changes, ...changing }: Changing & { changes: readonly Change[] },
): Promise<void> {
  const requests = changes.map(({ request }) => request);
  if (change.kind === 'delete') return removeRequests(transaction, requests, changing);
  if (change.kind !== 'read') return applyChanges(transaction, changes, changing);
  await markUnread(
    transaction,
    requests.map(({ id }) => id),
    change.isUnread,
  );
}
