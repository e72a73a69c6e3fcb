import type { MarketingBand } from '#domain/estimates/price-book.ts';
import { usePage } from '../../lib/page-context.ts';
import { pricesOf } from '../../lib/prices.ts';
import { useTexts } from '../../lib/use-texts.ts';

/** Returns the price of a band in words; maintenance is paid by the month (A4). */
export function useBandPrice(): (band: MarketingBand) => string {
  const t = useTexts();
  const { ofBand } = pricesOf(usePage());
  return (band) => (band === 'maintenance' ? t('services:monthly', { price: ofBand(band) }) : ofBand(band));
}
