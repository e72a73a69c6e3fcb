import type { CountryChoice } from '../customers/countries.ts';
import type { Language } from '../languages.ts';
import type { Currency } from '../money.ts';
import type { PayeeAccount } from '../payments/payee-account.ts';
import type { LineDiscount } from '../quotes/lines/quote-line.ts';
import type { TaxSum, Totals } from '../quotes/lines/totals.ts';
import type { BuyerKind, ExchangeRate } from '../quotes/content/quote-content.ts';
import type { QuoteSeller, SnapshotLook } from '../quotes/quote-snapshot.ts';
import type { TaxReason } from '../tax/decide-tax.ts';

/** Kinds of tax documents (domain rules, "Tax documents"). */
export const taxDocumentKinds = ['advance_tax', 'invoice', 'credit_note', 'correction'] as const;
export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

/** Type codes of UNTDID 1001, as structured invoices name the kinds. */
export const typeCodeOf: Record<TaxDocumentKind, number> = {
  advance_tax: 386,
  invoice: 380,
  credit_note: 381,
  correction: 384,
};

/** A draft can be changed and deleted; what is issued is frozen, and only a credit note undoes it. */
export const taxDocumentStatuses = ['draft', 'issued'] as const;
export type TaxDocumentStatus = (typeof taxDocumentStatuses)[number];

/** How far a structured invoice has got on its way by the owner's provider. */
export const deliveryStates = ['none', 'delivering', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Who gets a document; the address in parts, because structured invoices ask for them (EN 16931 BG-8). */
export type DocumentBuyer = {
  kind: BuyerKind;
  name: string;
  company: string;
  email: string;
  street: string;
  city: string;
  postalCode: string;
  country: CountryChoice;
  companyNumber: string;
  taxNumber: string;
  vatNumber: string;
  isVatNumberVerified: boolean;
};

/** One line; on a credit note quantities and sums are positive and mean what is given back. */
export type DocumentLine = {
  id: string;
  name: string;
  description: string;
  /** Thousandths of the unit. */
  quantity: number;
  unit: string;
  /** Minor units for one unit, without tax; negative for savings and rounding. */
  unitPrice: number;
  discount: LineDiscount | null;
  /** Basis points. */
  taxRate: number;
};

/** An advance that a final invoice takes off: base and tax of one rate of one advance tax document, positive minor units. */
export type AdvanceDeduction = { documentId: string; number: string; issuedOn: string } & TaxSum;

/** What is written in a draft; days are `YYYY-MM-DD`, '' while they are not known. */
export type TaxDocumentContent = {
  kind: TaxDocumentKind;
  language: Language;
  currency: Currency;
  title: string;
  /** Text below the lines. */
  note: string;
  /** Day of delivery, of the payment for an advance tax document, else the day on which the price or text changed. */
  deliveredOn: string;
  dueOn: string;
  buyer: DocumentBuyer;
  lines: readonly DocumentLine[];
  /** Base and tax per rate of the payment that an advance tax document is about; empty on the other kinds. */
  received: readonly TaxSum[];
  advances: readonly AdvanceDeduction[];
  /** Received before without a document of its own, minor units, tax included. */
  prepaid: number;
  /** What a credit note or correction is about; null for the other kinds. */
  corrects: CorrectedDocument | null;
  exchangeRate: ExchangeRate | null;
};

/** The issued document that another one changes, and why. */
export type CorrectedDocument = { documentId: string; number: string; issuedOn: string; reason: string };

/**
 * A tax document as it was issued, complete: page, PDF, UBL and lists read this and nothing else. Integers and texts only, kept as
 * `canonicalJson` with its SHA-256.
 */
export type TaxDocument = TaxDocumentContent & {
  format: 1;
  /** Of the gap-free series of its kind and year, such as `F2026-0042`. */
  number: string;
  issuedOn: string;
  seller: QuoteSeller;
  tax: { reason: TaxReason; rates: readonly number[] };
  /** Of the lines less the advances, per rate; on an advance tax document base and tax of what was received. */
  totals: Totals;
  /** Of the lines alone. */
  lineTotals: Totals;
  /** Always 0: rounding to coins never applies to transfers. */
  rounding: 0;
  /**
   * What is still to be paid: `totals.gross` less `prepaid`; 0 on advance tax documents. On a credit note what is given back; a
   * correction says what the corrected document said, and asks for nothing itself.
   */
  payable: number;
  /** Tax per rate in the home currency, where the document is in another one. */
  homeTax: { currency: Currency; taxes: readonly TaxSum[]; tax: number } | null;
  payment: { variableSymbol: string; account: PayeeAccount | null } | null;
  /** The signed quote behind it; '' without one. */
  quoteNumber: string;
  look: SnapshotLook;
};
