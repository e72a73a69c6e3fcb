import { formatExactMoney, writeDecimal } from '#domain/exact-money.ts';
import { currencies } from '#domain/money.ts';
import { usePage } from '../../lib/page-context.ts';

/** Returns what writes a sum of a bank file; a currency that is none of ours stands as its code. */
export function useSumText(): (amount: number, currency: string) => string {
  const { language } = usePage();
  return (amount, code) => {
    const currency = currencies.find((each) => each === code);
    if (currency) return formatExactMoney(amount, currency, language);
    return `${writeDecimal(amount, { language, decimals: 2 })}\u00A0${code}`;
  };
}
