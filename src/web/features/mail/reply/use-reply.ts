import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { previewReply, replyToRequest, takeReplyBack } from '#contract/mail/mail.ts';
import {
  type RequestDetail,
  countServiceRequests,
  getServiceRequest,
  listServiceRequests,
} from '#contract/service-requests/service-requests.ts';
import type { Message } from '#domain/mail/check-message.ts';
import { decideMove } from '#domain/service-requests/status.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { outboxKey } from '../queries.ts';

const meta = { isHandled: true };
const contentOf = (id: string, message: Message) => `reply ${id} ${JSON.stringify(message)}`;

/** Sends a reply: the request is shown as answered at once, and as it was if the server refuses (G3). */
export function useReply({ id, version }: Pick<RequestDetail, 'id' | 'version'>) {
  const client = useQueryClient();
  const detailKey = [getServiceRequest.path, id];
  return useMutation({
    mutationKey: ['service-requests', 'reply'],
    // After whatever else is being done to the request: each change names the version that the one before has made.
    scope: { id: 'service-requests' },
    mutationFn: (message: Message) =>
      asSignedIn(() =>
        callEndpoint(replyToRequest, {
          parameters: { id },
          body: { ...message, version: client.getQueryData<RequestDetail>(detailKey)?.version ?? version },
          idempotencyKey: idempotencyKeyOf(contentOf(id, message)),
        }),
      ),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: detailKey });
      const before = client.getQueryData<RequestDetail>(detailKey);
      if (before) client.setQueryData(detailKey, answered(before));
      return before;
    },
    onSuccess: (_answer, message) => forgetIdempotencyKey(contentOf(id, message)),
    onError: (_error, _message, before) => client.setQueryData(detailKey, before),
    onSettled: () => invalidate(client, id),
    meta,
  });
}

/** Takes back one's own reply before it leaves; answers what was typed. */
export function useTakeReplyBack(id: string) {
  const client = useQueryClient();
  const t = useTexts();
  return useMutation({
    mutationKey: ['service-requests', 'take-reply-back'],
    scope: { id: 'service-requests' },
    mutationFn: (messageId: string) => asSignedIn(() => callEndpoint(takeReplyBack, { parameters: { id, messageId } })),
    onSuccess: () =>
      showToast({
        title: t('mail:reply.takenBack.title'),
        description: t('mail:reply.takenBack.text'),
        tone: 'success',
      }),
    onError: () =>
      showToast({ title: t('mail:reply.left.title'), description: t('mail:reply.left.text'), tone: 'destructive' }),
    onSettled: () => invalidate(client, id),
    meta,
  });
}

/** Has a request read anew, such as when its reply has left. */
export function useRefreshRequest(id: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [getServiceRequest.path, id] });
}

function invalidate(client: QueryClient, id: string): Promise<unknown> {
  const keys = [[getServiceRequest.path, id], [listServiceRequests.path], [countServiceRequests.path], outboxKey];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Asks for the mail that a reply would be. */
export function useReplyPreview(id: string) {
  return useMutation({
    mutationKey: ['service-requests', 'reply-preview'],
    mutationFn: (message: Message) =>
      asSignedIn(() => callEndpoint(previewReply, { parameters: { id }, body: message })),
    meta,
  });
}

/** A request as the server will most likely leave it (domain rules: a later status stays). */
function answered(request: RequestDetail): RequestDetail {
  const isMoved = decideMove(request.status, 'responded', { actor: 'system' }).ok;
  return {
    ...request,
    ...(isMoved && { status: 'responded' }),
    waitingOn: 'customer',
    answerDueAt: null,
    isUnread: false,
  };
}
