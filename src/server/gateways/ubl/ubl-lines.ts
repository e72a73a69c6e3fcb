import { unitCodeOf } from '#domain/quotes/lines/unit-codes.ts';
import { type LineAmount, lineAmount } from '#domain/quotes/lines/line-amount.ts';
import { asQuoteLine } from '#domain/tax-documents/document-figures.ts';
import type { AdvanceDeduction, DocumentLine, TaxDocument } from '#domain/tax-documents/tax-document.ts';
import { type UblElement, amountOf, decimalOf, withAttributes } from './ubl-element.ts';
import { lineTaxOf } from './ubl-tax.ts';
import { ublWordsOf } from './ubl-words.ts';

/** One line as both kinds of document write it; a negative amount is a negative quantity, because no price may be (BR-27). */
type WrittenLine = {
  name: string;
  description: string;
  /** Thousandths. */
  quantity: number;
  unitCode: string;
  unitPrice: number;
  amount: LineAmount;
  taxRate: number;
  percent: number | null;
};

/** Lines of a document, then one for each advance and rate that it takes off (BG-25). */
export function linesOf(document: TaxDocument): UblElement {
  const written = [
    ...document.lines.map((line) => ownLine(line, document)),
    ...document.advances.map((advance) => advanceLine(advance, document)),
  ];
  return written.map((line, index) => lineElement(document, line, index + 1));
}

function ownLine(line: DocumentLine, { title, number }: TaxDocument): WrittenLine {
  const sign = line.unitPrice < 0 ? -1 : 1;
  const { discount } = line;
  return {
    // Peppol refuses a line without a name.
    name: line.name.trim() || title.trim() || number,
    description: line.description,
    quantity: line.quantity * sign,
    unitCode: unitCodeOf(line.unit),
    unitPrice: line.unitPrice * sign,
    amount: lineAmount(asQuoteLine(line)),
    taxRate: line.taxRate,
    percent: discount?.kind === 'percent' ? discount.basisPoints : null,
  };
}

function advanceLine(advance: AdvanceDeduction, document: TaxDocument): WrittenLine {
  const sign = advance.net < 0 ? 1 : -1;
  return {
    name: ublWordsOf(document).advance(advance),
    description: '',
    quantity: 1000 * sign,
    unitCode: unitCodeOf(''),
    unitPrice: Math.abs(advance.net),
    amount: { gross: -advance.net, discount: 0, net: -advance.net },
    taxRate: advance.rate,
    percent: null,
  };
}

function lineElement(document: TaxDocument, line: WrittenLine, place: number): UblElement {
  const { currency, kind } = document;
  const quantity = withAttributes(decimalOf(line.quantity, 3, 0), { unitCode: line.unitCode });
  return {
    'cbc:ID': String(place),
    [kind === 'credit_note' ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: quantity,
    'cbc:LineExtensionAmount': amountOf(line.amount.net, currency),
    'cac:AllowanceCharge': discountOf(document, line),
    'cac:Item': {
      'cbc:Description': line.description,
      'cbc:Name': line.name,
      'cac:ClassifiedTaxCategory': lineTaxOf(document, line.taxRate),
    },
    'cac:Price': { 'cbc:PriceAmount': amountOf(line.unitPrice, currency) },
  };
}

/** What is taken off a line (BG-27); from a saving it is given back, as a charge (BG-28), so that no amount is negative. */
function discountOf(document: TaxDocument, { amount, percent }: WrittenLine): UblElement {
  if (amount.discount === 0) return null;
  const isCharge = amount.discount < 0;
  const isPercent = percent !== null && !isCharge;
  return {
    'cbc:ChargeIndicator': String(isCharge),
    // 95 of UNCL 5189 is a discount; charges have codes of another list.
    'cbc:AllowanceChargeReasonCode': isCharge ? null : '95',
    'cbc:AllowanceChargeReason': ublWordsOf(document).discount,
    'cbc:MultiplierFactorNumeric': isPercent ? decimalOf(percent, 2, 0) : null,
    'cbc:Amount': amountOf(Math.abs(amount.discount), document.currency),
    'cbc:BaseAmount': isPercent ? amountOf(amount.gross, document.currency) : null,
  };
}
