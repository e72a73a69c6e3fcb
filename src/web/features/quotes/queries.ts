import { type QueryClient, keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getServiceRequest, listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { countQuotes, listQuotes } from '#contract/quotes/quote-list.ts';
import {
  type QuoteDetail,
  type QuoteSource,
  createQuote,
  deleteQuote,
  getQuote,
  previewQuote,
  reviseQuote,
  saveQuote,
} from '#contract/quotes/quotes.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import { asSignedIn } from '../../lib/http/as-signed-in.ts';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../../lib/http/idempotency-key.ts';
import { reloadRecord } from '../../lib/forms/reload-record.ts';

/** Every failure is shown in its place. */
export const meta = { isHandled: true };

/** Key of one quote among the cached answers. */
export const quoteKey = (id: string) => [getQuote.path, id] as const;

/** One version of a quote with its history. */
export function useQuote(id: string) {
  return useQuery({
    queryKey: quoteKey(id),
    queryFn: () => asSignedIn(() => callEndpoint(getQuote, { parameters: { id } })),
    // Somebody else may write in it too, and its customer may answer.
    staleTime: 0,
    meta,
  });
}

/** The first quotes that a search finds; without one the last ones. */
export function useFoundQuotes(search: string) {
  return useQuery({
    queryKey: [listQuotes.path, 'found', search],
    queryFn: () => asSignedIn(() => callEndpoint(listQuotes, { query: search === '' ? {} : { search } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta,
  });
}

/** Loads a quote past the cache; `gone` when it is there no more, null when loading fails. */
export function loadQuote(id: string): Promise<QuoteDetail | 'gone' | null> {
  return reloadRecord(() => asSignedIn(() => callEndpoint(getQuote, { parameters: { id } })));
}

type Saving = { id: string; version: number; content: QuoteContent; keepalive?: boolean };

/** Stores the content of a draft that was read in a version. */
export function storeQuote({ id, version, content, keepalive = false }: Saving): Promise<QuoteDetail> {
  return asSignedIn(() => callEndpoint(saveQuote, { parameters: { id }, body: { version, content }, keepalive }));
}

/** What a change of a quote makes old: lists, counts, other versions, and the request that it answers. */
export async function renewQuotes(client: QueryClient): Promise<void> {
  const paths = [
    getQuote.path,
    previewQuote.path,
    listQuotes.path,
    countQuotes.path,
    getServiceRequest.path,
    listServiceRequests.path,
  ];
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Makes a draft from what it is to be filled with; a press that is repeated after a failure makes no second one. */
export function useCreateQuote() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['quotes', 'create'],
    mutationFn: async (source: QuoteSource) => {
      const content = `quote ${JSON.stringify(source)}`;
      const body = { source };
      const made = await asSignedIn(() =>
        callEndpoint(createQuote, { body, idempotencyKey: idempotencyKeyOf(content) }),
      );
      forgetIdempotencyKey(content);
      return made;
    },
    onSuccess: (made) => {
      client.setQueryData(quoteKey(made.id), made);
      return renewQuotes(client);
    },
    meta,
  });
}

/** Makes the draft of the next version, or returns the one that is there already (H7). */
export function useReviseQuote() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['quotes', 'revise'],
    mutationFn: (id: string) => asSignedIn(() => callEndpoint(reviseQuote, { parameters: { id } })),
    onSuccess: (made) => {
      client.setQueryData(quoteKey(made.id), made);
      return renewQuotes(client);
    },
    meta,
  });
}

/** Deletes a draft that has no number yet. */
export function useDeleteQuote() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['quotes', 'delete'],
    mutationFn: ({ id, version }: Pick<QuoteDetail, 'id' | 'version'>) =>
      asSignedIn(() => callEndpoint(deleteQuote, { parameters: { id }, body: { version } })),
    onSuccess: (_answer, { id }) => {
      // What is still on the screen of one that is gone must not be asked for again.
      client.removeQueries({ queryKey: quoteKey(id) });
      return renewQuotes(client);
    },
    meta,
  });
}
