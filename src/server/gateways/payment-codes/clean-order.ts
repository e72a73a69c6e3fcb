import { isDay } from '#domain/days.ts';
import type { Currency } from '#domain/money.ts';
import type { PaymentOrder } from '#domain/payments/payment-code.ts';
import { variableSymbolDigits } from '#domain/payments/variable-symbol.ts';
import { isBic, isIban } from '#domain/settings/bank-account.ts';
import { bankText } from './bank-text.ts';

/** What a code may be made of: bounded, and in characters that no code gives a meaning to. */
export type CleanOrder = {
  iban: string;
  /** '' where it is not known. */
  bic: string;
  /** At most 70 characters; '' where nothing of the name can be written. */
  payee: string;
  /** Minor units, 1 to 99,999,999,999. */
  amount: number;
  currency: Currency;
  /** At most 10 digits; '' for none. */
  variableSymbol: string;
  /** At most 100 characters. */
  message: string;
  /** `YYYYMMDD`; '' for none. */
  dueOn: string;
};

/** Longest name of a payee and largest amount in minor units that a transfer of SEPA takes (EPC069-12). */
const [longestPayee, largestAmount] = [70, 999_999_999_99];

/** With the symbol in front of it a message stays within the 140 characters of a transfer. */
const longestMessage = 100;

/**
 * The one guard before any code (H6): null where an order has no account with right check digits or no amount that can be sent. What
 * else is wrong is left out rather than changed into something that would be paid: a symbol that is too long, a day that is none.
 */
export function cleanOrder(order: PaymentOrder): CleanOrder | null {
  const iban = order.account.iban.replaceAll(/\s/g, '').toUpperCase();
  const bic = order.account.bic.trim().toUpperCase();
  const { amount, currency, variableSymbol, dueOn } = order;
  if (iban.length > 34 || !isIban(iban)) return null;
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > largestAmount) return null;
  return {
    iban,
    bic: isBic(bic) ? bic : '',
    payee: bankText(order.payee, longestPayee),
    amount,
    currency,
    variableSymbol: isSymbol(variableSymbol) ? variableSymbol : '',
    message: bankText(order.message, longestMessage),
    dueOn: isDay(dueOn) ? dueOn.replaceAll('-', '') : '',
  };
}

const isSymbol = (text: string) => text.length <= variableSymbolDigits && /^\d+$/.test(text);

/** An amount of minor units as codes write it: `1234.50`. */
export function plainAmount(amount: number): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
