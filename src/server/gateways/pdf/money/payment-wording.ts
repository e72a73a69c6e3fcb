import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import { danishAccountOf, fikLineOf } from '#domain/payments/danish-account.ts';
import type { PayeeAccount } from '#domain/payments/payee-account.ts';
import type { PaymentCode } from '#domain/payments/payment-code.ts';
import { groupIban } from '#domain/quotes/document-parties.ts';
import type { GetText } from '#locales/text-key.ts';
import type { Pair } from '../pair-list.ts';

/** What is to be paid, to whom and how; sums in minor units, days `YYYY-MM-DD`, '' without one. */
export type Payable = {
  language: Language;
  currency: Currency;
  payee: string;
  amount: number;
  dueOn: string;
  variableSymbol: string;
  account: PayeeAccount | null;
};

/** How to pay in words, and the code to scan with what is read out for it; null without one. */
export type PaymentWords = {
  heading: string;
  pairs: Pair[];
  note: string | null;
  code: { shape: PaymentCode; alt: string; scan: string } | null;
};

/** Makes the texts that tell a payer how to pay (H6). */
export function wordPayment(asked: Payable, code: PaymentCode | null, t: GetText): PaymentWords {
  const { language, currency, account, variableSymbol } = asked;
  const amount = formatExactMoney(asked.amount, currency, language);
  const rows = [
    ['amount', amount],
    ['due', writeDay(asked.dueOn, language)],
    ['payee', asked.payee],
    ...(account ? wordAccount(account, variableSymbol) : []),
    ['variableSymbol', variableSymbol],
  ] as const;
  return {
    heading: t('paymentDocument:pay.heading'),
    pairs: rows
      .filter(([, text]) => text !== '')
      .map(([key, text]) => ({ label: t(`paymentDocument:pay.${key}`), text })),
    note: account ? null : t('paymentDocument:pay.noAccount'),
    code:
      code && code.size > 0
        ? {
            shape: code,
            alt: t('paymentDocument:pay.qr', { amount, symbol: variableSymbol }),
            scan: t('paymentDocument:pay.scan'),
          }
        : null,
  };
}

/** Danish payers type their bank's number and the account, or the line of a payment slip. */
function wordAccount({ iban, bic, fikCreditor = '' }: PayeeAccount, reference: string) {
  const danish = danishAccountOf(iban.replaceAll(/\s/g, ''));
  return [
    ['slip', fikLineOf({ creditor: fikCreditor, reference }) ?? ''],
    ['registration', danish?.registration ?? ''],
    ['account', danish?.account ?? ''],
    ['iban', groupIban(iban)],
    ['bic', bic],
  ] as const;
}
