import { undoWindowMs } from '#domain/service-requests/clocks.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { holdAdministrators } from './administrators-store.ts';
import { lockQuotesOf, reopenQuotesOf } from './open-quotes-store.ts';
import { applyChanges } from './apply-changes.ts';
import { type StandingRequest, lockRequests } from '#server/features/service-requests/requests-store.ts';
import { readOwnEvents } from '#server/features/service-requests/request-events-store.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import type { Change } from './request-change.ts';
import { type EventDetail, storedEventDetail } from '#server/stored/event-detail.ts';

type Undo = { changes: readonly { id: string; version: number }[]; caller: Caller; audit: Audit };

/** An action that can be undone, and the column values before it. */
type Undoable = { eventId: string; before: NonNullable<EventDetail['before']>; change: EventDetail['change'] };

/**
 * Undoes the caller's own last change of status, assignment, priority or archive flag, within a minute and only if
 * nothing came after it: the row gets exactly its former values, clocks included, as a new version (G10). Throws
 * `undo-too-late` when nothing could be undone.
 */
export async function undoChanges(
  services: Services,
  { changes, caller, audit }: Undo,
): Promise<{ undone: number; refused: number }> {
  const versions = new Map(changes.map(({ id, version }) => [id, version]));
  if (versions.size === 0) return { undone: 0, refused: 0 };
  const changing = { actor: 'admin', actorId: callerId(caller), now: services.clock(), newId: services.newId } as const;
  const undone = await services.db.transaction().execute(async (transaction) => {
    const since = changing.now - undoWindowMs;
    const events = await readOwnEvents(transaction, { actorId: changing.actorId, ids: [...versions.keys()], since });
    const undoable = findUndoable(events, versions);
    const assignees = [...undoable.values()].map(({ before }) => before.assignee_id ?? null);
    const administrators = await holdAdministrators(
      transaction,
      assignees.filter((id) => id !== null),
    );
    await lockQuotesOf(transaction, [...versions.keys()]);
    const locked = await lockRequests(transaction, [...versions.keys()]);
    const requests = locked.filter(({ id, version }) => versions.get(id) === version);
    const reverts = requests.flatMap((request) => {
      const action = undoable.get(request.id);
      const assignee = action?.before.assignee_id ?? null;
      return action && (assignee === null || administrators.has(assignee)) ? [revert(request, action)] : [];
    });
    if (reverts.length === 0) throw new AppError('undo-too-late');
    const numbers = reverts.map(({ request }) => request.number);
    await audit(transaction, { facts: { numbers } });
    const cancelled = reverts.filter(({ request, set }) => request.status === 'cancelled' && set.status !== undefined);
    await reopenQuotesOf(
      transaction,
      cancelled.map(({ request }) => request),
      { ...changing, since, holdMs: services.config.replyHoldMs },
    );
    await applyChanges(transaction, reverts, changing);
    return reverts;
  });
  const [first] = undone;
  if (undone.length === 1 && first) services.live.announce({ kind: 'request-changed', id: first.request.id });
  else services.live.announce({ kind: 'requests-changed' });
  return { undone: undone.length, refused: versions.size - undone.length };
}

/** Returns for each request the caller's action that led to the given version, if it can still be undone. */
function findUndoable(
  events: Awaited<ReturnType<typeof readOwnEvents>>,
  versions: ReadonlyMap<string, number>,
): Map<string, Undoable> {
  const found = new Map<string, Undoable>();
  for (const { id, service_request_id: requestId, detail } of events) {
    const { before, change, version } = storedEventDetail.read(detail, `service_request_events ${id}`);
    if (before && version === versions.get(requestId)) found.set(requestId, { eventId: id, before, change });
  }
  return found;
}

function revert(request: StandingRequest, { eventId, before, change }: Undoable): Change {
  const detail = { undoes: eventId, ...(change && { change: { from: change.to, to: change.from } }) };
  const statuses = before.status === undefined ? {} : { from: request.status, to: before.status };
  return { request, set: before, events: [{ kind: 'undone', ...statuses, detail }] };
}
