import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type QuoteAnswers,
  acceptOnBehalf,
  answerQuestion,
  declineOnBehalf,
  endQuoteLink,
  getQuoteAnswers,
  renewQuoteLink,
} from '#contract/quotes/quote-answers.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../../lib/http/idempotency-key.ts';
import { meta, renewQuotes } from '../queries.ts';

const answersKey = (id: string) => [getQuoteAnswers.path, id] as const;

/** Links, questions and signature of one version of a quote. */
export function useQuoteAnswers(id: string) {
  return useQuery({
    queryKey: answersKey(id),
    queryFn: () => asSignedIn(() => callEndpoint(getQuoteAnswers, { parameters: { id } })),
    staleTime: 0,
    meta,
  });
}

/** Keeps what a call has answered, and reads anew what it has changed. */
function keep(client: QueryClient, id: string) {
  return (answers: QuoteAnswers) => {
    client.setQueryData(answersKey(id), answers);
    return renewQuotes(client);
  };
}

/** Answers a question of the customer. */
export function useAnswerQuestion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['quotes', 'answer'],
    mutationFn: ({ question, text }: { question: string; text: string }) =>
      asSignedIn(() => callEndpoint(answerQuestion, { parameters: { id, question }, body: { text } })),
    onSuccess: keep(client, id),
    meta,
  });
}

const linkCalls = { end: endQuoteLink, renew: renewQuoteLink } as const;

/** Ends a private link, or mails a new one in its place. */
export function useChangeLink(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['quotes', 'link'],
    mutationFn: ({ link, change }: { link: string; change: keyof typeof linkCalls }) =>
      asSignedIn(() => callEndpoint(linkCalls[change], { parameters: { id, link } })),
    onSuccess: keep(client, id),
    meta,
  });
}

/** What is recorded of an acceptance elsewhere. */
export type AcceptedElsewhere = z.infer<typeof acceptOnBehalf.body>;

/** Records that the customer has accepted elsewhere; a press that is repeated after a failure records it once. */
export function useAcceptOnBehalf(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['quotes', 'accept'],
    mutationFn: async (body: AcceptedElsewhere) => {
      const content = `accept ${id} ${JSON.stringify(body)}`;
      const answers = await asSignedIn(() =>
        callEndpoint(acceptOnBehalf, { parameters: { id }, body, idempotencyKey: idempotencyKeyOf(content) }),
      );
      forgetIdempotencyKey(content);
      return answers;
    },
    onSuccess: keep(client, id),
    meta,
  });
}

/** Records that the customer has declined elsewhere. */
export function useDeclineOnBehalf(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['quotes', 'decline'],
    mutationFn: (body: z.infer<typeof declineOnBehalf.body>) =>
      asSignedIn(() => callEndpoint(declineOnBehalf, { parameters: { id }, body })),
    onSuccess: keep(client, id),
    meta,
  });
}
