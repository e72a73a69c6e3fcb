import { writeDay } from '#domain/days.ts';
import { formatExactMoney, formatRate } from '#domain/exact-money.ts';
import type { PaymentCode } from '#domain/payments/payment-code.ts';
import type { PaymentRequestDocument } from '#domain/payments/payment-request.ts';
import { textsOf } from '#server/texts.ts';
import type { GetText } from '#locales/text-key.ts';
import type { DocumentLook } from '../look.ts';
import { wordBothParties } from '../quote/parties-wording.ts';
import { wordSeller } from '../seller-wording.ts';
import { wordPayment } from './payment-wording.ts';
import { withAddress } from './tax-document-wording.ts';

/** Data of the PDF of a payment request, which can be sent to another process. */
export type PaymentRequestPaper = {
  document: PaymentRequestDocument;
  /** What is still to be paid of it, minor units. */
  rest: number;
  /** What of the paid sum went back to the payer, minor units. */
  wentBack: number;
  code: PaymentCode | null;
  /** Missing for the product's own look. */
  look?: DocumentLook;
};

/** Makes the texts of a payment request (H6) from the frozen document alone. */
export function wordPaymentRequest({ document, rest, wentBack, code }: PaymentRequestPaper) {
  const { language, currency, number, seller, title } = document;
  const t = textsOf(language);
  const dueOn = writeDay(document.dueOn, language);
  const settled = wentBack === document.amount ? 'refunded' : 'paid';
  return {
    language,
    title: t('paymentDocument:title'),
    subject: t('paymentDocument:subject', { number, title }),
    subtitle: title,
    ...wordSeller(seller, t),
    marks: [
      t('paymentDocument:number', { number }),
      t('paymentDocument:issued', { date: writeDay(document.issuedOn, language) }),
      t('paymentDocument:due', { date: dueOn }),
    ],
    price: {
      sum: formatExactMoney(rest === 0 ? document.amount : rest, currency, language),
      label: rest === 0 ? t(`paymentDocument:${settled}`) : t('paymentDocument:price', { date: dueOn }),
    },
    parties: wordBothParties(
      { ...document, buyer: withAddress(document.buyer), tax: { reason: 'domestic' } },
      { seller: t('taxDocumentPdf:parties.seller'), buyer: t('taxDocumentPdf:parties.buyer') },
    ),
    reason: { heading: t('paymentDocument:reason.heading'), text: wordReason(document, t) },
    notes: [...wordPaid({ document, rest, wentBack }, t), wordNotTax(document, t)],
    payment: wordPayment({ ...document, amount: rest === 0 ? document.amount : rest, payee: seller.name }, code, t),
    number,
  };
}

/** What came of the sum already, and what of that went back. */
function wordPaid({ document, rest, wentBack }: Omit<PaymentRequestPaper, 'code'>, t: GetText): string[] {
  const { language, currency, amount } = document;
  const money = (sum: number) => formatExactMoney(sum, currency, language);
  if (wentBack === amount) return [t('paymentDocument:refundedWhole')];
  if (wentBack > 0)
    return [t('paymentDocument:paidWhole'), t('paymentDocument:refundedPart', { sum: money(wentBack) })];
  if (rest === 0) return [t('paymentDocument:paidWhole')];
  if (rest === amount) return [];
  return [t('paymentDocument:paidPart', { paid: money(amount - rest), total: money(amount) })];
}

/** Which document is the one for taxes: the invoice that it asks the money of, else one that comes later. */
function wordNotTax({ reason }: PaymentRequestDocument, t: GetText): string {
  if (reason.kind !== 'invoice') return t('paymentDocument:notTax');
  return t('paymentDocument:notTaxOfInvoice', { document: reason.documentNumber });
}

function wordReason({ reason, quoteNumber, language }: PaymentRequestDocument, t: GetText): string {
  if (reason.kind === 'invoice') return t('paymentDocument:reason.invoice', { document: reason.documentNumber });
  const { due, milestone } = reason;
  return t(`paymentDocument:reason.${due}`, {
    share: formatRate(reason.share, language),
    quote: quoteNumber,
    milestone,
  });
}
