import type { CountryChoice } from '../../customers/countries.ts';
import type { Language } from '../../languages.ts';
import type { Currency } from '../../money.ts';
import type { PlannedPart } from '../payment-plan.ts';
import type { DraftLine } from '../lines/quote-line.ts';

/** Whether a quote goes to a firm or to a private person; tax and wording hang on it. */
export const buyerKinds = ['business', 'private'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/** Who gets a quote, as it stands on the document. */
export type QuoteBuyer = {
  kind: BuyerKind;
  name: string;
  company: string;
  email: string;
  phone: string;
  address: string;
  country: CountryChoice;
  companyNumber: string;
  taxNumber: string;
  vatNumber: string;
  /** Somebody of the agency has verified the VAT number (VIES); reverse charge needs it. */
  isVatNumberVerified: boolean;
};

/** What one unit of the home currency was worth in the quote's one, in millionths, who says so, and on which day. */
export type ExchangeRate = { millionths: number; source: string; day: string };

/** All that the agency writes in a quote (spec §3, H1); days are `YYYY-MM-DD`, '' while they are not known. */
export type QuoteContent = {
  language: Language;
  /** Of all sums in the quote; it changes only with them (see `convert-lines`). */
  currency: Currency;
  title: string;
  /** Text before the lines. */
  description: string;
  /** Text after the lines. */
  closing: string;
  terms: string;
  paymentTerms: string;
  /** For the agency's eyes only. */
  notes: string;
  validUntil: string;
  startDate: string;
  deliveryDate: string;
  buyer: QuoteBuyer;
  /** Further addresses that the mail goes to. */
  copies: readonly string[];
  lines: readonly DraftLine[];
  paymentPlan: readonly PlannedPart[];
  /** Null where the quote is in the agency's own currency, or not known yet. */
  exchangeRate: ExchangeRate | null;
};

/** Longest texts in characters, and how much of everything a quote can have. */
export const quoteLimits = {
  title: 200,
  text: 10_000,
  lineName: 300,
  lineDescription: 2000,
  unit: 20,
  lines: 500,
  copies: 10,
  /** Thousandths: a million units. */
  quantity: 1_000_000_000,
  /** Minor units for one unit: ten millions. The largest quantity of it still is a safe integer. */
  unitPrice: 1_000_000_000,
  reason: 1000,
} as const;
