import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type BulkChange, type Selection, changeRequestsTogether } from '#contract/request-changes.ts';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import { callEndpoint } from '../../../lib/api.ts';
import { asSignedIn } from '../../../lib/as-signed-in.ts';
import { useAdministrators, useViewer } from '../queries.ts';
import { dropLoadedRest, optimisticPatch, patchRequests, refreshRequests, restore } from '../request-cache.ts';
import type { ToastSubject } from '../toasts.ts';

/** How a change of many went. */
export type BulkResult = z.output<typeof changeRequestsTogether.output>;

type Variables = {
  selection: Selection;
  change: BulkChange;
  /** Chosen requests that are loaded, to show the change at once. */
  loadedIds: readonly string[];
};

/** Changes many requests by the rules that hold for each (G2): shown at once, put back if it fails as a whole. */
export function useBulkChange() {
  const client = useQueryClient();
  const viewer = useViewer();
  const administrators = useAdministrators();
  return useMutation({
    mutationKey: ['service-requests', 'bulk'],
    scope: { id: 'service-requests' },
    mutationFn: ({ selection, change }: Variables) => asSignedIn(() => sendInParts(selection, change)),
    onMutate: ({ change, loadedIds }) =>
      patchRequests(client, new Set(loadedIds), { patch: optimisticPatch(change, administrators), viewer }),
    onError: (_error, _variables, before) => restore(client, before),
    onSettled: (_result, _error, { selection }) => {
      if (selection.kind === 'matching') dropLoadedRest(client);
      return refreshRequests(client);
    },
    meta: { isHandled: true },
  });
}

/** Which toast tells of a change of many: spec §8 has words of their own for status and deletion. */
export function bulkSubjectOf(change: BulkChange): Exclude<ToastSubject, 'load'> {
  if (change.kind === 'status') return 'bulkStatus';
  return change.kind === 'delete' ? 'bulkDelete' : 'bulkChange';
}

/** A call names so many requests at most; more are sent in parts, whose results add up. */
async function sendInParts(selection: Selection, change: BulkChange): Promise<BulkResult> {
  if (selection.kind === 'matching') return callEndpoint(changeRequestsTogether, { body: { selection, change } });
  const results: BulkResult[] = [];
  for (let start = 0; start < selection.ids.length; start += requestLimits.selected) {
    const ids = selection.ids.slice(start, start + requestLimits.selected);
    results.push(await callEndpoint(changeRequestsTogether, { body: { selection: { kind: 'ids', ids }, change } }));
  }
  return sumOf(results);
}

/** The result of several calls as that of one. */
export function sumOf(results: readonly BulkResult[]): BulkResult {
  const total = (count: (result: BulkResult) => number) => results.reduce((sum, result) => sum + count(result), 0);
  return {
    changed: total(({ changed }) => changed),
    unchanged: total(({ unchanged }) => unchanged),
    refused: total(({ refused }) => refused),
    refusals: results.flatMap(({ refusals }) => refusals),
    undoable: results.flatMap(({ undoable }) => undoable),
  };
}
