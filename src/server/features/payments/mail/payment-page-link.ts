import type { Language } from '#domain/languages.ts';
import { quoteLinks } from '#server/features/quotes/sending/quote-links.ts';
import type { Services } from '#server/services.ts';

/** Absolute address of the page with a quote's payments for a mail, with the mark of the outbox in the place of the secret. */
export function paymentPageLink(
  services: Pick<Services, 'config'>,
  place: { language: Language; origin: string },
): string {
  return quoteLinks(services, place).page;
}
