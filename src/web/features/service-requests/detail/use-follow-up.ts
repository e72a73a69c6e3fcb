import { useMutation, useQueryClient } from '@tanstack/react-query';
import { followUpRequest } from '#contract/service-requests/request-changes.ts';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { formatDay } from '#domain/days.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useViewer } from '../queries.ts';
import { knownVersion, patchRequests, refreshRequests } from '../request-cache.ts';
import { useRequestToasts } from '../toasts.ts';

/** Puts a request aside until a moment (ms UTC); null takes it up again, as does the button of the toast. */
export function useFollowUp(request: RequestRow) {
  const client = useQueryClient();
  const viewer = useViewer();
  const t = useTexts();
  const { language } = usePage();
  const toasts = useRequestToasts();
  const { id, followUpAt: before } = request;
  const mutation = useMutation({
    mutationKey: ['service-requests', 'follow-up'],
    // One after another: each names the version that the one before has made.
    scope: { id: 'service-requests' },
    mutationFn: (at: number | null) =>
      asSignedIn(() =>
        callEndpoint(followUpRequest, { parameters: { id }, body: { at, version: knownVersion(client, request) } }),
      ),
    onSuccess: async (row, at) => {
      await patchRequests(client, new Set([id]), { patch: () => row, viewer });
      const undo = isStill(before, at) ? () => mutation.mutate(before) : null;
      toasts.done(at === null ? 'takeUp' : 'followUp', {
        undo,
        ...(at !== null && { text: t('serviceRequests:followUp.until', { day: formatDay(at, language, 'words') }) }),
      });
    },
    onError: (error, at) => toasts.failed(at === null ? 'takeUp' : 'followUp', error),
    onSettled: () => refreshRequests(client),
    meta: { isHandled: true },
  });
  return mutation;
}

/** Whether what was before can be set again: another moment that has not passed, or none. */
function isStill(before: number | null, at: number | null): boolean {
  return before !== at && (before === null || before > Date.now());
}
