import type { PaymentOrder } from '#domain/payments/payment-code.ts';
import { cleanOrder, plainAmount } from './clean-order.ts';

/**
 * Address that opens the order in a Slovak banking app (Slovak Payment Link Standard 1.3, H6); null unless euro are asked for to a Slovak
 * account from a payer who reads Slovak.
 */
export function payMeLinkOf(order: PaymentOrder): string | null {
  const clean = cleanOrder(order);
  if (!clean || clean.currency !== 'EUR' || order.language !== 'sk' || !clean.iban.startsWith('SK')) return null;
  const { iban, amount, currency, dueOn, variableSymbol, message, payee } = clean;
  const fields = [
    ['V', '1'],
    ['IBAN', iban],
    ['AM', plainAmount(amount)],
    ['CC', currency],
    ['DT', dueOn],
    ['PI', variableSymbol === '' ? '' : `/VS${variableSymbol}/SS/KS`],
    ['MSG', message],
    ['CN', payee],
  ] as const;
  const query = fields.filter(([, value]) => value !== '').map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `https://payme.sk/?${query.join('&')}`;
}
