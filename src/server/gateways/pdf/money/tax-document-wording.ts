import { writeDay } from '#domain/days.ts';
import { formatExactMoney, formatRate } from '#domain/exact-money.ts';
import type { PaymentCode } from '#domain/payments/payment-code.ts';
import { wordExchangeRate } from '#domain/quotes/document-words.ts';
import type { DocumentBuyer, TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { textsOf } from '#server/texts.ts';
import type { GetText } from '#locales/text-key.ts';
import type { DocumentLook } from '../look.ts';
import { wordBothParties } from '../quote/parties-wording.ts';
import { wordSeller } from '../seller-wording.ts';
import { wordDocumentColumns, wordDocumentTable } from './document-tables.ts';
import { type PaymentWords, wordPayment } from './payment-wording.ts';

/** Data of a tax document's PDF, which can be sent to another process: the frozen document, or that of a draft. */
export type TaxDocumentPaper = {
  document: TaxDocument;
  isDraft: boolean;
  /** How it is paid; null where nothing is to be paid. */
  code: PaymentCode | null;
  /** Missing for the product's own look. */
  look?: DocumentLook;
};

/** All texts of the document in its language; the layout adds none. */
export type TaxDocumentWords = ReturnType<typeof wordTaxDocument>;

/** Makes the texts of a tax document (H3; SK Act 222/2004 §74, CZ Act 235/2004 §29, DK momsbekendtgørelsen §58). */
export function wordTaxDocument({ document, isDraft, code }: TaxDocumentPaper) {
  const { language, title, seller } = document;
  const t = textsOf(language);
  const name = titleOf(document, t);
  const number = document.number === '' ? t('taxDocumentPdf:noNumber') : document.number;
  const isNamed = title !== '';
  return {
    language,
    title: name,
    subject: isNamed ? t('taxDocumentPdf:subject', { document: name, number, title }) : `${name} ${number}`,
    subtitle: title,
    ...wordSeller(seller, t),
    marks: wordMarks(document, t),
    mark: isDraft ? t('taxDocumentPdf:draft') : null,
    notices: [...(isDraft ? [t('taxDocumentPdf:draftNotice')] : []), ...wordCorrected(document, t)],
    price: wordPrice(document, t),
    parties: wordBothParties(
      { ...document, buyer: withAddress(document.buyer) },
      { seller: t('taxDocumentPdf:parties.seller'), buyer: t('taxDocumentPdf:parties.buyer') },
    ),
    columns: wordDocumentColumns(document, t),
    tables: wordDocumentTable(document, t),
    notes: [...wordReason(document, t), ...wordHomeTax(document, t)],
    note: document.note,
    payment: wordHow(document, code, t),
    number,
  };
}

/** Who is no payer of tax does not call it a tax document. */
const titleOf = ({ kind, tax }: TaxDocument, t: GetText): string =>
  tax.reason === 'not-payer' ? t(`taxDocumentPdf:plainTitles.${kind}`) : t(`taxDocumentPdf:titles.${kind}`);

/** A buyer with the address by its lines, as the parties are written. */
export const withAddress = (buyer: DocumentBuyer) => ({
  ...buyer,
  address: [buyer.street, `${buyer.postalCode} ${buyer.city}`.trim()].filter((line) => line !== '').join('\n'),
});

function wordMarks(
  { number, kind, language, issuedOn, deliveredOn, dueOn, payable }: TaxDocument,
  t: GetText,
): string[] {
  const day = (text: string) => writeDay(text, language);
  return [
    number === '' ? t('taxDocumentPdf:noNumber') : t('taxDocumentPdf:number', { number }),
    t('taxDocumentPdf:issued', { date: day(issuedOn) }),
    ...(deliveredOn === '' ? [] : [t(`taxDocumentPdf:delivered.${kind}`, { date: day(deliveredOn) })]),
    ...(dueOn === '' || payable <= 0 || kind === 'credit_note' ? [] : [t('taxDocumentPdf:due', { date: day(dueOn) })]),
  ];
}

/** Which document it is about, and why. */
function wordCorrected({ corrects, language }: TaxDocument, t: GetText): string[] {
  if (!corrects) return [];
  const { number, issuedOn, reason } = corrects;
  return [t('taxDocumentPdf:corrects', { number, date: writeDay(issuedOn, language), reason })];
}

/** What stands in the head: what is to be paid, else what was; nothing where a document is not about money. */
function wordPrice(document: TaxDocument, t: GetText): { sum: string; label: string } | null {
  const { kind, language, currency, dueOn, payable, totals } = document;
  const money = (amount: number) => formatExactMoney(amount, currency, language);
  if (kind === 'advance_tax') return { sum: money(totals.gross), label: t('taxDocumentPdf:price.received') };
  if (kind === 'credit_note') return { sum: money(totals.gross), label: t('taxDocumentPdf:price.returned') };
  if (kind === 'correction' && totals.gross === 0) return null;
  if (payable <= 0) return { sum: money(payable), label: t('taxDocumentPdf:price.paid') };
  const label =
    dueOn === ''
      ? t('taxDocumentPdf:price.payable')
      : t('taxDocumentPdf:price.until', { date: writeDay(dueOn, language) });
  return { sum: money(payable), label };
}

/** Why it is taxed as it is, in the words of the law where it asks for some; tax at home needs none. */
const wordReason = ({ tax }: TaxDocument, t: GetText): string[] =>
  tax.reason === 'domestic' ? [] : [t(`quoteDocument:tax.${tax.reason}`)];

/** The rate with its source and day, and the tax in the home currency (SK Act 222/2004 §74, CZ Act 235/2004 §29). */
function wordHomeTax({ homeTax, language, ...document }: TaxDocument, t: GetText): string[] {
  const rate = wordExchangeRate({ ...document, language });
  const parts = homeTax?.taxes.map(({ rate: own, net, tax }) =>
    t('taxDocumentPdf:homeTaxOfRate', {
      rate: formatRate(own, language),
      net: formatExactMoney(net, homeTax.currency, language),
      tax: formatExactMoney(tax, homeTax.currency, language),
    }),
  );
  return [
    ...(rate ? [t('quoteDocument:exchangeRate', rate)] : []),
    ...(homeTax && parts ? [t('taxDocumentPdf:homeTax', { currency: homeTax.currency, taxes: parts.join('; ') })] : []),
  ];
}

function wordHow(document: TaxDocument, code: PaymentCode | null, t: GetText): PaymentWords | null {
  const { payment, payable, kind, language, currency, dueOn, seller } = document;
  if (!payment || payable <= 0 || kind === 'credit_note' || kind === 'advance_tax') return null;
  return wordPayment({ ...payment, language, currency, payee: seller.name, amount: payable, dueOn }, code, t);
}
