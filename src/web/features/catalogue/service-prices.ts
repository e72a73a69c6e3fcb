import { type Service, serviceFacts } from '#domain/catalogue/services.ts';
import type { MarketingBand } from '#domain/estimates/price-book.ts';
import { usePage } from '../../lib/page-context.ts';
import { priceValues } from '../../lib/use-content.ts';
import { useTexts } from '../../lib/use-texts.ts';

/** Gives the price of a band in words, and the bands of a service (A4). */
export function usePrices() {
  const t = useTexts();
  const { data, language } = usePage();
  const values = priceValues(data.priceBook?.content, language);
  const priceOf = (band: MarketingBand) => {
    const price = values[band] ?? '';
    return band === 'maintenance' ? t('services:monthly', { price }) : price;
  };
  return { priceOf, bandsOf: (service: Service) => serviceFacts[service].bands };
}
