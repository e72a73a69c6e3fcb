import type { Currency } from '../money.ts';
import { divideHalfUp } from '../quotes/lines/line-amount.ts';
import type { Totals } from '../quotes/lines/totals.ts';
import type { ExchangeRate } from '../quotes/content/quote-content.ts';
import { homeCurrency } from '../settings/quote-settings.ts';
import { sumUp } from './document-figures.ts';
import type { TaxDocument } from './tax-document.ts';

type Taxed = { currency: Currency; exchangeRate: ExchangeRate | null; totals: Totals };

const millionthsInOne = 1_000_000n;

/**
 * Base and tax per rate in the home currency by the document's exchange rate, each rounded half up (SK §74, CZ §29: the tax of a
 * document in a foreign currency is stated in the home one). Null in the home currency, without a rate, and where there is no tax.
 */
export function homeTaxOf({ currency, exchangeRate, totals }: Taxed): TaxDocument['homeTax'] {
  const isTaxed = totals.taxes.some(({ rate }) => rate > 0);
  if (currency === homeCurrency() || exchangeRate === null || !isTaxed) return null;
  const atHome = (amount: number) => divideHalfUp(BigInt(amount) * millionthsInOne, BigInt(exchangeRate.millionths));
  const { taxes, tax } = sumUp(
    totals.taxes.map(({ rate, net, tax: due }) => ({ rate, net: atHome(net), tax: atHome(due) })),
  );
  return { currency: homeCurrency(), taxes, tax };
}
