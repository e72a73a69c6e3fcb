import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { PaymentRequestDocument } from '#domain/payments/payment-request.ts';
import type { ReminderStep } from '#domain/payments/payment-reminders.ts';
import { textsOf } from '#server/texts.ts';
import type { TypedMessage } from './typed-message.ts';
import { oneLine, severalLines } from './visitor-text.ts';

/** What asks a payer for money: sum, last day, account, symbol (H6). */
export function paymentRequestMessage(document: PaymentRequestDocument): TypedMessage {
  const t = textsOf(document.language);
  const about = aboutOf(document);
  return {
    subject: t('emails:payment.requested.subject', { ...about, sum: sumOf(document, document.amount) }),
    body: [
      greeting(document),
      t('emails:payment.requested.lead', about),
      paymentFacts(document, document.amount),
      t('emails:payment.how'),
    ].join('\n\n'),
  };
}

/** Thanks for money that came in; `sum` came now, `rest` is still to be paid, `over` came beyond what was asked for, minor units. */
export function receiptMessage(
  document: PaymentRequestDocument,
  { sum, rest, over = 0 }: { sum: number; rest: number; over?: number },
): TypedMessage {
  const t = textsOf(document.language);
  const about = { ...aboutOf(document), sum: sumOf(document, sum) };
  const isPart = rest > 0;
  const lead = isPart
    ? t('emails:payment.received.part', { ...about, rest: sumOf(document, rest) })
    : t('emails:payment.received.full', about);
  return {
    subject: t('emails:payment.received.subject', about),
    body: [
      greeting(document),
      lead,
      ...(over > 0 ? [t('emails:payment.received.over', { sum: sumOf(document, over) })] : []),
      ...(isPart ? [paymentFacts(document, rest)] : []),
    ].join('\n\n'),
  };
}

const stepName = { 1: 'first', 2: 'second', 3: 'last' } as const;

/** What reminds a payer of what is left to be paid, from friendly to firm; `rest` in minor units. */
export function paymentReminderMessage(
  document: PaymentRequestDocument,
  { step, rest }: { step: ReminderStep; rest: number },
): TypedMessage {
  const t = textsOf(document.language);
  const name = stepName[step];
  const about = { ...aboutOf(document), date: writeDay(document.dueOn, document.language) };
  return {
    subject: t(`emails:payment.reminder.${name}.subject`, about),
    body: [
      greeting(document),
      t(`emails:payment.reminder.${name}.lead`, about),
      paymentFacts(document, rest),
      t('emails:payment.how'),
    ].join('\n\n'),
  };
}

/** What tells a payer that no payment was found behind what they have said. */
export function rejectedClaimMessage(
  document: PaymentRequestDocument,
  { reason, rest }: { reason: string; rest: number },
): TypedMessage {
  const t = textsOf(document.language);
  const about = aboutOf(document);
  return {
    subject: t('emails:payment.rejected.subject', about),
    body: [
      greeting(document),
      t('emails:payment.rejected.lead', about),
      t('emails:payment.rejected.reason', { reason: severalLines(reason) }),
      t('emails:payment.rejected.proof'),
      paymentFacts(document, rest),
    ].join('\n\n'),
  };
}

/** Tells a payer what of their money went back (`sum` in minor units), and on which day (`YYYY-MM-DD`). */
export function refundMessage(
  document: PaymentRequestDocument,
  { sum, day }: { sum: number; day: string },
): TypedMessage {
  const t = textsOf(document.language);
  const about = { ...aboutOf(document), sum: sumOf(document, sum) };
  return {
    subject: t('emails:payment.refunded.subject', about),
    body: [
      greeting(document),
      t('emails:payment.refunded.lead', about),
      t('emails:payment.refunded.day', { date: writeDay(day, document.language) }),
    ].join('\n\n'),
  };
}

/** The sum to be paid, until when and where; minor units. */
export function paymentFacts(document: PaymentRequestDocument, amount: number): string {
  const { language, account, dueOn, variableSymbol } = document;
  const t = textsOf(language);
  return [
    t('emails:payment.sum', { sum: sumOf(document, amount) }),
    t('emails:payment.due', { date: writeDay(dueOn, language) }),
    ...(account ? [t('emails:payment.account', { account: inGroups(account.iban) })] : []),
    t('emails:payment.symbol', { symbol: variableSymbol }),
  ].join('\n');
}

const inGroups = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00A0');

const sumOf = ({ currency, language }: PaymentRequestDocument, amount: number): string =>
  formatExactMoney(amount, currency, language);

const aboutOf = (document: PaymentRequestDocument) => ({
  number: document.number,
  title: titleOf(document),
  quote: document.quoteNumber,
});

/** What is paid: the work, and the invoice where its money is asked for. */
function titleOf({ language, title, reason }: PaymentRequestDocument): string {
  if (reason.kind !== 'invoice') return oneLine(title);
  return textsOf(language)('emails:payment.ofInvoice', { title: oneLine(title), document: reason.documentNumber });
}

const greeting = ({ language, buyer }: PaymentRequestDocument) =>
  textsOf(language)('emails:greeting', { name: oneLine(buyer.name || buyer.company) });
