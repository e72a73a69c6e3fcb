import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
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
    ...(account ? wordAccount(account) : []),
    ['variableSymbol', variableSymbol],
  ] as const;
  return {
    heading: t('paymentDocument:pay.heading'),
    pairs: rows.filter(([, text]) => text !== '').map(([key, text]) => ({ label: t(`paymentDocument:pay.${key}`), text })),
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

/** Bank and account of a Danish IBAN, which Danish payers type. */
const danishIban = /^DK\d{2}(?<registration>\d{4})(?<account>\d{10})$/;

function wordAccount({ iban, bic }: PayeeAccount) {
  const { registration = '', account = '' } = danishIban.exec(iban.replaceAll(/\s/g, ''))?.groups ?? {};
  return [
    ['registration', registration],
    ['account', account],
    ['iban', groupIban(iban)],
    ['bic', bic],
  ] as const;
}
