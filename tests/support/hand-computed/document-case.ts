import type { Currency } from '#domain/money.ts';
import type { TaxReason, TaxStatus } from '#domain/tax/decide-tax.ts';
import type { TaxDocumentKind } from '#domain/tax-documents/tax-document.ts';

/** Buyers of the documents: country, firm or person, and whether the VAT number was verified. */
export const caseBuyers = {
  skFirm: { country: 'SK', kind: 'business', isVatNumberVerified: false },
  skPerson: { country: 'SK', kind: 'private', isVatNumberVerified: false },
  czFirm: { country: 'CZ', kind: 'business', isVatNumberVerified: true },
  czUnchecked: { country: 'CZ', kind: 'business', isVatNumberVerified: false },
  czPerson: { country: 'CZ', kind: 'private', isVatNumberVerified: false },
  dkFirm: { country: 'DK', kind: 'business', isVatNumberVerified: true },
  dkPerson: { country: 'DK', kind: 'private', isVatNumberVerified: false },
  atFirm: { country: 'AT', kind: 'business', isVatNumberVerified: true },
  dePerson: { country: 'DE', kind: 'private', isVatNumberVerified: false },
  plUnchecked: { country: 'PL', kind: 'business', isVatNumberVerified: false },
  noFirm: { country: 'NO', kind: 'business', isVatNumberVerified: false },
} as const;

/**
 * A document of a Slovak seller on 23 November 2026, in texts that can be checked with pencil and paper. All sums are minor units, rates
 * basis points; sums per rate are `rate net tax`, one after another with `; `.
 */
export type DocumentCase = {
  name: string;
  /** Status of the seller, buyer, kind, currency. */
  of: `${TaxStatus} ${keyof typeof caseBuyers} ${TaxDocumentKind} ${Currency}`;
  /** `quantity in thousandths x unit price at rate`, with `-500bp` or `-500` for a discount. */
  lines?: string;
  /** What was received, and the sums of the quote that it pays. */
  payment?: number;
  ofQuote?: string;
  advances?: string;
  prepaid?: number;
  /** What is left of the document that a credit note changes. */
  left?: string;
  /** `sums` are lines with tax, document with tax, payable; `home` in the home currency. */
  expected: { reason: TaxReason; taxes: string; sums: string; home?: string };
};
