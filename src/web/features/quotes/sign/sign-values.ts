import type { QuoteFormState } from '#contract/page.ts';
import type { PrivateQuote } from '#contract/quotes/private-quote.ts';
import { type SignValues, signFields } from '#domain/quotes/signing/acceptance-fields.ts';

/** What stands in the form at first: what was sent without scripts and refused, else what is known of the signer. */
export function startValues({ signer }: PrivateQuote, before: QuoteFormState | null): SignValues {
  const known: Partial<SignValues> = before?.kind === 'sign' ? before.typed : { ...signer, mark: 'typed' };
  return Object.fromEntries(signFields.map((field) => [field, known[field] ?? ''])) as SignValues;
}
