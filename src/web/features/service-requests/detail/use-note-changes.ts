import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addRequestNote, deleteRequestNote } from '#contract/service-requests/request-changes.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';
import { detailKey } from '../queries.ts';
import { useRequestToasts } from '../toasts.ts';

const meta = { isHandled: true };

/** Adds an internal note; it has succeeded when the request has been read with it. */
export function useAddNote(requestId: string) {
  const client = useQueryClient();
  const toasts = useRequestToasts();
  const contentOf = (body: string) => `note ${requestId} ${body}`;
  return useMutation({
    mutationKey: ['service-requests', 'note'],
    mutationFn: (body: string) =>
      asSignedIn(() =>
        callEndpoint(addRequestNote, {
          parameters: { id: requestId },
          body: { body },
          idempotencyKey: idempotencyKeyOf(contentOf(body)),
        }),
      ),
    onSuccess: async (_answer, body) => {
      forgetIdempotencyKey(contentOf(body));
      toasts.done('note');
      await client.invalidateQueries({ queryKey: detailKey(requestId) });
    },
    onError: (error) => toasts.failed('note', error),
    meta,
  });
}

/** Deletes an internal note of one’s own. */
export function useDeleteNote(requestId: string) {
  const client = useQueryClient();
  const toasts = useRequestToasts();
  return useMutation({
    mutationKey: ['service-requests', 'delete-note'],
    mutationFn: (noteId: string) =>
      asSignedIn(() => callEndpoint(deleteRequestNote, { parameters: { id: requestId, noteId } })),
    onSuccess: () => toasts.done('noteDelete'),
    onError: (error) => toasts.failed('noteDelete', error),
    onSettled: () => client.invalidateQueries({ queryKey: detailKey(requestId) }),
    meta,
  });
}
