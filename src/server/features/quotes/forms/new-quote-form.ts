import type { QuoteFormState } from '#contract/page.ts';
import type { Services } from '#server/services.ts';

/** What the forms of a quote's page bring without scripts: a key of their own, so that one sent twice is one answer. */
export function newQuoteForm({ newToken }: Pick<Services, 'newToken'>): QuoteFormState {
  return { idempotencyKey: newToken(), kind: null, typed: {}, issues: [], failure: null, codeSentTo: null };
}
