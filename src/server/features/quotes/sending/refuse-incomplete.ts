import { dayOf } from '#domain/days.ts';
import type { FieldIssue } from '#domain/field-issue.ts';
import type { Language } from '#domain/languages.ts';
import { checkQuote } from '#domain/quotes/content/check-quote.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { missingAgencyFacts } from '#domain/settings/missing-agency-facts.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';

/**
 * Throws `invalid-input` with a sentence, in the reader's language, at each field that keeps a quote from being sent: of the quote
 * by its path, of the agency's settings as `agency.<what is missing>` (H1, spec §5).
 */
export function refuseIncomplete(
  services: Pick<Services, 'clock' | 'agency' | 'quoteSettings'>,
  content: QuoteContent,
  reader: Language,
): void {
  const today = dayOf(services.clock(), content.language);
  const { settings } = services.quoteSettings.current();
  const { facts } = services.agency.current();
  const missing = missingAgencyFacts(facts, { settings, currency: content.currency, day: today });
  refuseFields(
    [
      ...checkQuote(content, { settings, today }),
      ...missing.map((need): FieldIssue => ({ field: `agency.${need}`, rule: 'required' })),
    ],
    reader,
  );
}
