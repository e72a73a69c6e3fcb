import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import type { Agreement } from '#domain/quotes/signing/signed-document.ts';
import { textsOf } from '#server/texts.ts';

/**
 * What can be agreed to by signing a quote, to the letter and in its language: its terms, and for a private buyer that work starts
 * before the law's time to withdraw is over (H5).
 */
export function agreementsOf({ terms, language, buyer }: QuoteSnapshot): Agreement[] {
  const t = textsOf(language);
  const agreed: Agreement = { kind: 'terms', text: terms, sentence: t('quoteAgreements:terms') };
  const expressStart: Agreement = { kind: 'express-start', text: t('quoteAgreements:expressStart'), sentence: '' };
  return [agreed, ...(buyer.kind === 'private' ? [expressStart] : [])];
}
