import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type BulkChange,
  archiveRequest,
  assignRequest,
  changeRequestPriority,
  changeRequestStatus,
  markRequestRead,
} from '#contract/service-requests/request-changes.ts';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { useAdministrators, useViewer } from './queries.ts';
import { knownVersion, optimisticPatch, patchRequests, refreshRequests, restore } from './request-cache.ts';
import { type ToastSubject, useRequestToasts } from './toasts.ts';
import { useUndo } from './use-undo.ts';

/** What can be changed about one request by one press. */
export type RequestChange = Exclude<BulkChange, { kind: 'delete' }>;

type Variables = {
  request: Pick<RequestRow, 'id' | 'number' | 'version'>;
  change: RequestChange;
  /** Nothing is told of a success, such as when opening a request marks it as read. */
  isQuiet?: boolean;
};

/** Changes one request: shown at once, taken back where the server refuses, and told with the way to undo it (G10). */
export function useRequestChange() {
  const client = useQueryClient();
  const viewer = useViewer();
  const administrators = useAdministrators();
  const toasts = useRequestToasts();
  const undo = useUndo();
  return useMutation({
    mutationKey: ['service-requests', 'change'],
    // One after another: each names the version that the one before has made.
    scope: { id: 'service-requests' },
    mutationFn: ({ request, change }: Variables) =>
      asSignedIn(() => sendChange({ id: request.id, version: knownVersion(client, request) }, change)),
    onMutate: ({ request, change }) =>
      patchRequests(client, new Set([request.id]), { patch: optimisticPatch(change, administrators), viewer }),
    onSuccess: async (row, { request, change, isQuiet }) => {
      if (row) await patchRequests(client, new Set([row.id]), { patch: () => row, viewer });
      if (isQuiet) return;
      toasts.done(subjectOf(change), {
        number: request.number,
        undo: row && change.kind !== 'read' ? () => undo([{ id: row.id, version: row.version }]) : null,
      });
    },
    onError: (error, { change, isQuiet }, before) => {
      restore(client, before);
      if (!isQuiet) toasts.failed(subjectOf(change), error);
    },
    onSettled: () => refreshRequests(client),
    meta: { isHandled: true },
  });
}

/** What a toast says of a change. */
function subjectOf(change: RequestChange): Exclude<ToastSubject, 'load'> {
  return change.kind === 'archive' || change.kind === 'read' ? flagSubjectOf(change) : change.kind;
}

/** What a change of a flag does, by its direction. */
export function flagSubjectOf(change: Extract<RequestChange, { kind: 'archive' | 'read' }>) {
  if (change.kind === 'archive') return change.isArchived ? 'archive' : 'restore';
  return change.isUnread ? 'unread' : 'read';
}

async function sendChange({ id, version }: { id: string; version: number }, change: RequestChange) {
  const parameters = { id };
  switch (change.kind) {
    case 'status':
      return callEndpoint(changeRequestStatus, {
        parameters,
        body: { to: change.to, reason: change.reason, version },
      });
    case 'assign':
      return callEndpoint(assignRequest, { parameters, body: { assigneeId: change.assigneeId, version } });
    case 'priority':
      return callEndpoint(changeRequestPriority, { parameters, body: { priority: change.priority, version } });
    case 'archive':
      return callEndpoint(archiveRequest, { parameters, body: { isArchived: change.isArchived, version } });
    case 'read':
      await callEndpoint(markRequestRead, { parameters, body: { isUnread: change.isUnread } });
      return null;
  }
}
