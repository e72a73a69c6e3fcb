import type { PaymentCode, PaymentCodeKind, PaymentOrder } from '#domain/payments/payment-code.ts';
import { danishAccountOf, fikLineOf } from '#domain/payments/danish-account.ts';
import { type CleanOrder, cleanOrder } from './clean-order.ts';
import { epc } from './epc.ts';
import { payBySquare } from './pay-by-square.ts';
import { qrShapeOf } from './qr-shape.ts';
import { spayd } from './spayd.ts';

/**
 * How an order is paid (H6): the code that the payer's bank reads, or the account in words where no code fits. Null if there is no
 * account or no amount. Never throws, whatever the names and messages are.
 */
export function codeOf(order: PaymentOrder): PaymentCode | null {
  const clean = cleanOrder(order);
  if (!clean) return null;
  const kind = kindOf(clean, order);
  const text = kind === 'text' ? null : writers[kind](clean);
  const shape = text === null ? null : qrShapeOf(text);
  return text === null || shape === null ? inWords(clean, order) : { kind, text, ...shape };
}

const writers: Record<Exclude<PaymentCodeKind, 'text'>, (order: CleanOrder) => string | null> = {
  'pay-by-square': payBySquare,
  spayd,
  epc,
};

/**
 * Account and currency decide; for euro to a Slovak account so does the payer's country, which the language stands for: Slovak banks read
 * PAY by square, those of other countries EPC.
 */
function kindOf({ iban, currency, payee }: CleanOrder, { language }: PaymentOrder): PaymentCodeKind {
  const country = iban.slice(0, 2);
  if (currency === 'CZK') return country === 'CZ' ? 'spayd' : 'text';
  // The other two do not go without a name.
  if (currency !== 'EUR' || payee === '') return 'text';
  return country === 'SK' && language === 'sk' ? 'pay-by-square' : 'epc';
}

/** What is copied where nothing can be scanned: the payment slip's line, the Danish account, or the IBAN. */
function inWords({ iban, variableSymbol }: CleanOrder, { account }: PaymentOrder): PaymentCode {
  const danish = danishAccountOf(iban);
  const slip = fikLineOf({ creditor: account.fikCreditor ?? '', reference: variableSymbol });
  const text = slip ?? (danish ? `${danish.registration} ${danish.account}` : iban);
  return { kind: 'text', text, size: 0, path: '' };
}
