import type { ServicePrice } from '#domain/catalogue/services.ts';
import { usePage } from '../../lib/page-context.ts';
import { pricesOf } from '../../lib/prices.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Returns the price of a service in words; maintenance is paid by the month (A4). */
export function useServicePrice(): (price: ServicePrice) => string {
  const t = useTexts();
  const { rangeInWords } = pricesOf(usePage());
  return (price) =>
    price === 'maintenance' ? t('services:monthly', { price: rangeInWords(price) }) : rangeInWords(price);
}
