import { bankText } from './bank-text.ts';
import { type CleanOrder, plainAmount } from './clean-order.ts';

/** Largest amount that ten characters hold, minor units, and the longest name and message (SPAYD 1.2). */
const [largestAmount, longestPayee, longestMessage] = [9_999_999_99, 35, 60];

/**
 * Text of a short payment descriptor as Czech banks read it (SPAYD 1.0, H6); null for an amount that it cannot hold. In capitals,
 * so that the code stays small.
 */
export function spayd({ iban, bic, payee, amount, currency, ...order }: CleanOrder): string | null {
  if (amount > largestAmount) return null;
  const fields = [
    ['ACC', bic === '' ? iban : `${iban}+${bic}`],
    ['AM', plainAmount(amount)],
    ['CC', currency],
    ['DT', order.dueOn],
    ['MSG', bankText(order.message, longestMessage)],
    ['RN', bankText(payee, longestPayee)],
    ['X-VS', order.variableSymbol],
  ] as const;
  const written = fields.filter(([, value]) => value !== '').map(([key, value]) => `${key}:${value}`);
  return ['SPD', '1.0', ...written].join('*').toUpperCase();
}
