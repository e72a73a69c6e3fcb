import { writeDay } from '#domain/days.ts';
import { formatExactMoney } from '#domain/exact-money.ts';
import type { PaymentRequestDocument } from '#domain/payments/payment-request.ts';
import type { TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { textsOf } from '#server/texts.ts';
import { paymentFacts } from './compose-payment-mail.ts';
import type { TypedMessage } from './typed-message.ts';
import { oneLine } from './visitor-text.ts';

/**
 * What goes with a tax document: its structured invoice, and with a credit note what is still asked for the invoice that it lowers, or what
 * was paid of it (minor units) and is the buyer's now.
 */
type Along = { hasUbl: boolean; left?: { request: PaymentRequestDocument; rest: number } | null; owedBack?: number };

/** What a buyer reads with a tax document (H11): what it is, what is to be paid of it until when, and what is attached. */
export function documentMessage(document: TaxDocument, { hasUbl, left = null, owedBack = 0 }: Along): TypedMessage {
  const { kind, language, number, title, corrects, buyer, currency } = document;
  const t = textsOf(language);
  const about = { number, title: oneLine(title), corrected: corrects?.number ?? '' };
  return {
    subject: t(`emails:document.${kind}.subject`, about),
    body: [
      t('emails:greeting', { name: oneLine(buyer.name || buyer.company) }),
      t(`emails:document.${kind}.lead`, about),
      ...(kind === 'invoice' ? [wordPayable(document)] : []),
      ...(left ? [t('emails:document.left', about), paymentFacts(left.request, left.rest)] : []),
      ...(owedBack > 0 ? [t('emails:document.owedBack', { sum: formatExactMoney(owedBack, currency, language) })] : []),
      t(hasUbl ? 'emails:document.withXml' : 'emails:document.pdf'),
    ].join('\n\n'),
  };
}

/** What is to be paid, until when, and by which symbol. */
function wordPayable({ payable, payment, currency, language, dueOn }: TaxDocument): string {
  const t = textsOf(language);
  if (payable <= 0) return t('emails:document.paid');
  return [
    t('emails:payment.sum', { sum: formatExactMoney(payable, currency, language) }),
    ...(dueOn === '' ? [] : [t('emails:payment.due', { date: writeDay(dueOn, language) })]),
    ...(payment ? [t('emails:payment.symbol', { symbol: payment.variableSymbol })] : []),
  ].join('\n');
}
