import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoRequestChanges } from '#contract/service-requests/request-changes.ts';
import { requestLimits } from '#domain/service-requests/request-limits.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { refreshRequests } from './request-cache.ts';
import { useRequestToasts } from './toasts.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Requests with the versions that a change gave them. */
export type Undoable = readonly { id: string; version: number }[];

/** Takes back one’s own last change, and tells how far that went (G10). */
export function useUndo() {
  const client = useQueryClient();
  const t = useTexts();
  const toasts = useRequestToasts();
  const { mutate } = useMutation({
    mutationKey: ['service-requests', 'undo'],
    scope: { id: 'service-requests' },
    mutationFn: (changes: Undoable) => asSignedIn(() => takeBack(changes)),
    onSuccess: ({ undone, refused }) =>
      toasts.done('undo', {
        ...(refused > 0 && { text: t('serviceRequests:toasts.undo.partly', { undone, refused }) }),
      }),
    onError: (error) => toasts.failed('undo', error),
    onSettled: () => refreshRequests(client),
    meta: { isHandled: true },
  });
  return mutate;
}

async function takeBack(changes: Undoable): Promise<{ undone: number; refused: number }> {
  const sum = { undone: 0, refused: 0 };
  for (let start = 0; start < changes.length; start += requestLimits.undoable) {
    const part = changes.slice(start, start + requestLimits.undoable);
    const { undone, refused } = await callEndpoint(undoRequestChanges, { body: { changes: part } });
    sum.undone += undone;
    sum.refused += refused;
  }
  return sum;
}
