import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import type { QuoteLine } from '#domain/quotes/lines/quote-line.ts';
import type { TaxBuyer, TaxReason, TaxStatus } from '#domain/tax/decide-tax.ts';
import type { SellerCountry } from '#domain/tax/tax-rates.ts';

/** A line with its amount without tax; that of an option is for the quantity that is proposed. */
type Line = Pick<QuoteLine, 'quantity' | 'unitPrice' | 'taxRate'> &
  Partial<Pick<QuoteLine, 'discount' | 'option' | 'recurrence' | 'kind'>> & { net: number };

/** Sums, and for each rate from the highest down: the rate, the sum and the tax on it. */
export type Sums = {
  net: number;
  taxes: readonly (readonly [rate: number, net: number, tax: number])[];
  gross: number;
};

/**
 * A document of 23 November 2026 with its totals as an accountant writes them, in minor units, thousandths and basis points. They were
 * computed on paper and with a decimal calculator, never by the code that they check.
 */
export type HandComputed = {
  name: string;
  language: Language;
  currency: Currency;
  seller: { country: SellerCountry; status: TaxStatus };
  buyer: TaxBuyer;
  reason: TaxReason;
  lines: readonly Line[];
  /** Without options. */
  once: Sums;
  /** Nothing where it is left out. */
  monthly?: Sums;
  /** As without options where it is left out. */
  onceWithOptions?: Sums;
  monthlyWithOptions?: Sums;
  /** Shares of what is paid once, tax included. */
  plan: readonly { share: number; amount: number }[];
  /** What is paid once, tax included, as its customer reads it. */
  shown: string;
};
