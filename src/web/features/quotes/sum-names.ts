import type { QuoteTotals } from '#domain/quotes/lines/totals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Names of what is paid once and every month, tax included; where there is none, they don't speak of it. */
export function useSumNames({ once, monthly }: QuoteTotals): Record<'once' | 'monthly', string> {
  const t = useTexts();
  const kind = once.tax === 0 && monthly.tax === 0 ? 'untaxed' : 'taxed';
  return { once: t(`quotes:life.sums.${kind}.once`), monthly: t(`quotes:life.sums.${kind}.monthly`) };
}
