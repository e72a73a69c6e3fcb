import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type BulkChange, type Selection, changeRequestsTogether } from '#contract/service-requests/request-changes.ts';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { useAdministrators, useViewer } from '../queries.ts';
import { dropLoadedRest, optimisticPatch, patchRequests, refreshRequests, restore } from '../request-cache.ts';
import type { ToastSubject } from '../toasts.ts';

/** Result of a bulk change. */
export type BulkResult = z.output<typeof changeRequestsTogether.output>;

type Variables = {
  selection: Selection;
  change: BulkChange;
  /** Selected requests that are loaded, for the optimistic update. */
  loadedIds: readonly string[];
};

/**
 * Changes many requests by the rules for each (G2), with an optimistic update that is rolled back if the whole call
 * fails.
 */
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

/** Which toast is shown for a bulk change: spec §8 has separate texts for status and deletion. */
export function bulkSubjectOf(change: BulkChange): Exclude<ToastSubject, 'load'> {
  if (change.kind === 'status') return 'bulkStatus';
  return change.kind === 'delete' ? 'bulkDelete' : 'bulkChange';
}

/** Most requests in one call; more are sent in several calls, whose results are added up. */
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
