import { decimalOf, type UblElement, writeXml } from './ubl-element.ts';
import { type TaxDocument, typeCodeOf } from '#domain/tax-documents/tax-document.ts';
import { linesOf } from './ubl-lines.ts';
import { customerOf, supplierOf } from './ubl-parties.ts';
import { monetaryTotalOf, paymentMeansOf } from './ubl-payment.ts';
import { isOutsideTax, taxCurrencyOf, taxTotalsOf } from './ubl-tax.ts';

const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const namespace = 'urn:oasis:names:specification:ubl:schema:xsd';

/**
 * Writes an issued document as UBL 2.1 of Peppol BIS Billing 3.0 (EN 16931), from its frozen content alone: equal documents give equal
 * text. Without input and output, quick enough for the transaction that issues the document. A correction (384) says anew what the
 * corrected document said; it is handed over as a file, because Peppol refuses that type outside Germany (PEPPOL-EN16931-P0112).
 */
export function writeUbl(document: TaxDocument): string {
  const isCredit = document.kind === 'credit_note';
  const root = isCredit ? 'CreditNote' : 'Invoice';
  return writeXml({
    [root]: {
      '@_xmlns': `${namespace}:${root}-2`,
      '@_xmlns:cac': `${namespace}:CommonAggregateComponents-2`,
      '@_xmlns:cbc': `${namespace}:CommonBasicComponents-2`,
      ...headOf(document),
      ...referencesOf(document),
      'cac:AccountingSupplierParty': supplierOf(document),
      'cac:AccountingCustomerParty': customerOf(document),
      'cac:Delivery': document.kind === 'advance_tax' ? null : { 'cbc:ActualDeliveryDate': document.deliveredOn },
      'cac:PaymentMeans': paymentMeansOf(document),
      'cac:TaxTotal': taxTotalsOf(document),
      'cac:LegalMonetaryTotal': monetaryTotalOf(document),
      [isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine']: linesOf(document),
    },
  });
}

/** Number, days, type, currencies; a credit note has no last day for paying, and its type stands before the note as elsewhere. */
function headOf(document: TaxDocument): Readonly<Record<string, UblElement>> {
  const isCredit = document.kind === 'credit_note';
  const taxPoint = isOutsideTax(document) || document.deliveredOn === document.issuedOn ? '' : document.deliveredOn;
  return {
    'cbc:CustomizationID': customization,
    'cbc:ProfileID': profile,
    'cbc:ID': document.number,
    'cbc:IssueDate': document.issuedOn,
    ...(isCredit ? { 'cbc:TaxPointDate': taxPoint } : { 'cbc:DueDate': document.payable > 0 ? document.dueOn : '' }),
    [isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode']: String(typeCodeOf[document.kind]),
    'cbc:Note': noteOf(document),
    ...(isCredit ? {} : { 'cbc:TaxPointDate': taxPoint }),
    'cbc:DocumentCurrencyCode': document.currency,
    'cbc:TaxCurrencyCode': taxCurrencyOf(document),
    // One of both must be there (PEPPOL-EN16931-R003): the signed quote is the order, else the person is named.
    'cbc:BuyerReference': document.quoteNumber === '' ? document.buyer.name.trim() || document.number : '',
    'cac:OrderReference': { 'cbc:ID': document.quoteNumber },
  };
}

/** One note, because Peppol takes no second (PEPPOL-EN16931-R002): why it corrects another document, the rate, the text below. */
function noteOf({ corrects, exchangeRate, homeTax, currency, note }: TaxDocument): string {
  const rate =
    exchangeRate && homeTax
      ? `1 ${homeTax.currency} = ${decimalOf(exchangeRate.millionths, 6, 2)} ${currency} (${exchangeRate.source}, ${exchangeRate.day})`
      : '';
  return [corrects?.reason ?? '', rate, note].filter((part) => part.trim() !== '').join('\n');
}

/** Documents that this one changes, or whose advances it takes off, each once (BG-3). */
function referencesOf({ corrects, advances }: TaxDocument): Readonly<Record<string, UblElement>> {
  const referred = [...(corrects ? [corrects] : []), ...advances];
  const once = new Map(referred.map(({ number, issuedOn }) => [number, issuedOn]));
  const references = [...once].map(([number, issuedOn]) => ({
    'cac:InvoiceDocumentReference': { 'cbc:ID': number, 'cbc:IssueDate': issuedOn },
  }));
  return { 'cac:BillingReference': references };
}
