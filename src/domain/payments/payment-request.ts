import type { Language } from '../languages.ts';
import type { Currency } from '../money.ts';
import type { DueEvent } from '../quotes/payment-plan.ts';
import type { QuoteSeller, SnapshotLook } from '../quotes/quote-snapshot.ts';
import type { DocumentBuyer } from '../tax-documents/tax-document.ts';
import type { PayeeAccount } from './payee-account.ts';

/** What a payment request asks for: a part of a signed plan, the rest of an invoice, or a period of monthly care. */
export type PaymentReason =
  | { kind: 'part'; due: DueEvent; milestone: string; share: number }
  | { kind: 'invoice'; documentNumber: string };

/**
 * A payment request as its payer gets it (H6): frozen when it is requested, kept as canonical text with its SHA-256. It is no tax
 * document. Days are `YYYY-MM-DD`, sums minor units.
 */
export type PaymentRequestDocument = {
  format: 1;
  /** `Z2026-0042`. */
  number: string;
  variableSymbol: string;
  issuedOn: string;
  dueOn: string;
  language: Language;
  currency: Currency;
  /** Tax included. */
  amount: number;
  title: string;
  /** Number of the signed quote; '' without one. */
  quoteNumber: string;
  reason: PaymentReason;
  seller: QuoteSeller;
  buyer: DocumentBuyer;
  /** Where to pay; null where the agency has no account for the currency. */
  account: PayeeAccount | null;
  look: SnapshotLook;
};
