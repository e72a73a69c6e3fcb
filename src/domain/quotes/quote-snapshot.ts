import type { Language } from '../languages.ts';
import type { Currency } from '../money.ts';
import type { TaxReason } from '../tax/decide-tax.ts';
import type { PlannedPart } from './payment-plan.ts';
import type { ExchangeRate, QuoteBuyer } from './content/quote-content.ts';
import type { QuoteLine } from './lines/quote-line.ts';
import type { QuoteTotals } from './lines/totals.ts';

/** Who offers, as it stands on the document: the agency's facts on the day of sending. */
export type QuoteSeller = {
  name: string;
  developer: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  legalForm: string;
  companyNumber: string;
  taxNumber: string;
  vatNumber: string;
  register: string;
  registerEntry: string;
  /** Account for the quote's currency; null where the agency has none. */
  bankAccount: { iban: string; bic: string } | null;
};

/** A part of the payment plan with its sum in minor units, tax included, of what is paid once and without options. */
export type SnapshotPart = PlannedPart & { amount: number };

/** What the document is drawn with: the agency's colour, and the SHA-256 of its logo among the kept pictures. */
export type SnapshotLook = { primaryColor: string | null; logo: string | null };

/**
 * A quote as it was sent, complete: page, PDF, comparison, signature and verification read this and nothing else (domain rules,
 * "Quote"). It holds integers and texts only and is kept as `canonicalJson` with its SHA-256. Nothing of the agency's own
 * (costs, notes) is in it.
 */
export type QuoteSnapshot = {
  format: 1;
  /** `2026-0042-R2`; '' in the preview of a draft that has none yet. */
  number: string;
  version: number;
  /** Day of sending where the language's customers live. */
  issuedOn: string;
  validUntil: string;
  startDate: string;
  deliveryDate: string;
  language: Language;
  currency: Currency;
  seller: QuoteSeller;
  buyer: QuoteBuyer;
  title: string;
  description: string;
  closing: string;
  terms: string;
  paymentTerms: string;
  lines: readonly QuoteLine[];
  /** Without options, and with every option in the quantity proposed. */
  totals: QuoteTotals;
  totalsWithOptions: QuoteTotals;
  tax: { reason: TaxReason; rates: readonly number[] };
  exchangeRate: ExchangeRate | null;
  paymentPlan: readonly SnapshotPart[];
  look: SnapshotLook;
};
