import { dayOf } from '#domain/days.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { type TaxDecision, decideTax } from '#domain/tax/decide-tax.ts';
import type { Services } from '#server/services.ts';

/** How the lines of a quote are taxed today. */
export function taxToday({ clock }: Pick<Services, 'clock'>, { buyer, language }: QuoteContent): TaxDecision {
  const { kind, country, isVatNumberVerified: hasValidVatNumber } = buyer;
  return decideTax({
    seller: { country: 'SK', status: 'payer' },
    buyer: { kind, country, hasValidVatNumber },
    day: dayOf(clock(), language),
  });
}
