import { type DataModel, PaymentOptions, encode } from 'bysquare/pay';
import { minorPerMajor } from '#domain/money.ts';
import type { CleanOrder } from './clean-order.ts';

/** Text of a PAY by square code, version 1.2.0 (H6); Slovak banks take the symbol from a field of its own. */
export function payBySquare({ iban, bic, payee, amount, currency, ...order }: CleanOrder): string {
  const model: DataModel = {
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount: amount / minorPerMajor,
        currencyCode: currency,
        bankAccounts: [bic === '' ? { iban } : { iban, bic }],
        beneficiary: { name: payee },
        ...(order.variableSymbol === '' ? {} : { variableSymbol: order.variableSymbol }),
        ...(order.message === '' ? {} : { paymentNote: order.message }),
        ...(order.dueOn === '' ? {} : { paymentDueDate: order.dueOn }),
      },
    ],
  };
  return encode(model);
}
