import { formatSum } from '#domain/exact-money.ts';
import { usePage } from '../../lib/page-context.ts';

/** Returns what writes a sum of a bank file; a currency that is none of ours stands as its code. */
export function useSumText(): (amount: number, currency: string) => string {
  const { language } = usePage();
  return (amount, code) => formatSum(amount, code, language);
}
