import { contactLimits } from '../contact/contact-details.ts';
import { isCompanyNumber, numberFields, numberKind } from '../customers/company-numbers.ts';
import { checkEmail } from '../contact/email-address.ts';
import type { FieldIssue } from '../field-issue.ts';
import type { TaxDecision } from '../tax/decide-tax.ts';
import { vatNumberOf } from '../tax/vat-number.ts';
import { checkText } from '../text-length.ts';
import type { DocumentBuyer } from './tax-document.ts';

/** Longest part of an address, in characters. */
export const addressLimits = { street: 300, city: 100, postalCode: 20 } as const;

const addressFields = ['street', 'city', 'postalCode'] as const;
/** Countries whose firms stand on invoices with the number of their register. */
const registered: readonly DocumentBuyer['country'][] = ['SK', 'CZ', 'DK'];

/** Returns what a document must say of its buyer and does not (SK §74 with §3a of the Commercial Code, CZ §29, DK §58; BG-8). */
export function checkDocumentBuyer(buyer: DocumentBuyer, tax: TaxDecision): FieldIssue[] {
  const isFirm = buyer.kind === 'business';
  return [
    ...(isFirm ? checkText('buyer.company', buyer.company, { maximum: contactLimits.company }) : []),
    ...(isFirm ? [] : checkText('buyer.name', buyer.name, { maximum: contactLimits.name, wording: 'name' })),
    ...(buyer.email.trim() === '' ? [] : checkEmail(buyer.email.trim()).map(asBuyers)),
    ...addressFields.flatMap((field): FieldIssue[] =>
      checkText(`buyer.${field}`, buyer[field], { maximum: addressLimits[field] }),
    ),
    ...(buyer.country === '' ? [{ field: 'buyer.country', rule: 'required' } as const] : []),
    ...(isFirm ? checkNumbers(buyer, tax) : []),
  ];
}

const asBuyers = (issue: FieldIssue): FieldIssue => ({ ...issue, field: 'buyer.email' });

function checkNumbers(buyer: DocumentBuyer, tax: TaxDecision): FieldIssue[] {
  const isWithoutNumber = registered.includes(buyer.country) && buyer.companyNumber.trim() === '';
  // Whoever accounts for the tax is named by the VAT number (Directive 2006/112/EC art. 226).
  const isWithoutVat = tax.reason === 'reverse-charge' && vatNumberOf(buyer) === '';
  return [
    ...(isWithoutNumber ? [{ field: 'buyer.companyNumber', rule: 'required' } as const] : []),
    ...(isWithoutVat ? [{ field: 'buyer.vatNumber', rule: 'required' } as const] : []),
    ...numberFields.flatMap((field): FieldIssue[] => {
      const kind = numberKind(buyer.country, field);
      return kind && !isCompanyNumber(kind, buyer[field]) ? [{ field: `buyer.${field}`, rule: 'number', kind }] : [];
    }),
  ];
}
