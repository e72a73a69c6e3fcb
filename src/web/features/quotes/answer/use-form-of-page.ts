import type { QuoteFormState } from '#contract/page.ts';
import { usePage } from '../../../lib/page-context.ts';

/** What a form that was sent without scripts has brought back, and the key of the next submission; null where there is none. */
export function useFormOfPage(): QuoteFormState | null {
  return usePage().data.quoteForm ?? null;
}
