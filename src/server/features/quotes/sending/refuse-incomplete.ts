import { isEmail } from '#domain/email-address.ts';
import type { Language } from '#domain/languages.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';

/** Throws `invalid-input` with a sentence at each field that keeps a quote from being sent, in the reader's language. */
export function refuseIncomplete(
  _services: Pick<Services, 'clock' | 'agency' | 'quoteSettings'>,
  { buyer }: QuoteContent,
  reader: Language,
): void {
  refuseFields(isEmail(buyer.email) ? [] : [{ field: 'buyer.email', rule: 'email', wording: 'recipient' }], reader);
}
