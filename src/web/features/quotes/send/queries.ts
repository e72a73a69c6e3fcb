import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type QuoteDetail, previewQuote, previewQuoteMail, sendQuote, undoSendQuote } from '#contract/quotes/quotes.ts';
import type { Message } from '#domain/mail/check-message.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';
import { meta, quoteKey, renewQuotes } from '../queries.ts';

/** The document that the customer would see, or sees, and the mail as it is written by default. */
export function useQuotePreview({ id, version }: Pick<QuoteDetail, 'id' | 'version'>) {
  return useQuery({
    queryKey: [previewQuote.path, id, version],
    queryFn: () => asSignedIn(() => callEndpoint(previewQuote, { parameters: { id } })),
    placeholderData: keepPreviousData,
    // The agency's facts are in it, which are changed elsewhere.
    staleTime: 0,
    meta,
  });
}

/** Asks for the mail that a message would be sent as. */
export function useMailPreview(id: string) {
  return useMutation({
    mutationKey: ['quotes', 'mail-preview'],
    mutationFn: (message: Message) =>
      asSignedIn(() => callEndpoint(previewQuoteMail, { parameters: { id }, body: message })),
    meta,
  });
}

type Sending = Message & { version: number };

/** Sends a draft; a press that is repeated after a failure sends it once. */
export function useSendQuote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['quotes', 'send'],
    mutationFn: async (body: Sending) => {
      const content = `send ${id} ${JSON.stringify(body)}`;
      const sent = await asSignedIn(() =>
        callEndpoint(sendQuote, { parameters: { id }, body, idempotencyKey: idempotencyKeyOf(content) }),
      );
      forgetIdempotencyKey(content);
      return sent;
    },
    onSuccess: (sent) => {
      client.setQueryData(quoteKey(id), sent);
      return renewQuotes(client);
    },
    meta,
  });
}

/** Makes a sent quote a draft again before its mail leaves. */
export function useUndoSend(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['quotes', 'undo-send'],
    mutationFn: () => asSignedIn(() => callEndpoint(undoSendQuote, { parameters: { id } })),
    onSuccess: (draft) => client.setQueryData(quoteKey(id), draft),
    onSettled: () => renewQuotes(client),
    meta,
  });
}
