import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type QuoteDetail, keepQuote, voidQuote, withdrawQuote } from '#contract/quotes/quotes.ts';
import { callEndpoint } from '../../../lib/http/api.ts';
import { asSignedIn } from '../../../lib/http/as-signed-in.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { meta, quoteKey, renewQuotes } from '../queries.ts';

/** A move of a sent quote that an administrator makes by hand. */
export type QuoteEnd = 'withdraw' | 'void' | 'keep';

type Move = { end: QuoteEnd; reason: string };

const told = { withdraw: 'withdrawn', void: 'voided', keep: 'kept' } as const;

/** Ends a quote by hand, or lets it stand as it is, and tells so (domain rules, "Quote"). */
export function useQuoteMove({ id, version }: Pick<QuoteDetail, 'id' | 'version'>) {
  const client = useQueryClient();
  const t = useTexts();
  return useMutation({
    mutationKey: ['quotes', 'move'],
    mutationFn: ({ end, reason }: Move) => asSignedIn(() => call({ end, reason }, { id, version })),
    onSuccess(moved, { end }) {
      client.setQueryData(quoteKey(id), moved);
      showToast({
        title: t(`quotes:toasts.${told[end]}.title`),
        description: t(`quotes:toasts.${told[end]}.text`),
        tone: 'success',
      });
    },
    onSettled: () => renewQuotes(client),
    meta,
  });
}

function call({ end, reason }: Move, { id, version }: Pick<QuoteDetail, 'id' | 'version'>): Promise<QuoteDetail> {
  const parameters = { id };
  switch (end) {
    case 'withdraw':
      return callEndpoint(withdrawQuote, { parameters, body: { version, reason } });
    case 'void':
      return callEndpoint(voidQuote, { parameters, body: { version, reason } });
    case 'keep':
      return callEndpoint(keepQuote, { parameters, body: { version } });
  }
}
