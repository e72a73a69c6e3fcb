import { withOwnNumbers } from '../customers/buyer-numbers.ts';
import type { TaxDecision } from '../tax/decide-tax.ts';
import { splitIntoParts } from './payment-plan.ts';
import type { QuoteContent } from './content/quote-content.ts';
import { type DraftLine, type QuoteLine, everyOption } from './lines/quote-line.ts';
import type { QuoteSeller, QuoteSnapshot, SnapshotLook } from './quote-snapshot.ts';
import { totalsOf } from './lines/totals.ts';

/** What a document says beside what was written in the quote: all of it as on the day of sending. */
export type SnapshotFacts = {
  /** '' while none is drawn. */
  number: string;
  version: number;
  /** `YYYY-MM-DD`. */
  issuedOn: string;
  seller: QuoteSeller;
  tax: TaxDecision;
  look: SnapshotLook;
};

/**
 * Makes the document that a customer gets from a quote and the facts of its day (domain rules, "Quote"). Costs, notes and copies
 * are not in it. Equal input gives an equal document.
 */
export function buildSnapshot(content: QuoteContent, facts: SnapshotFacts): QuoteSnapshot {
  const { paymentPlan } = content;
  const lines = content.lines.map(withoutCost);
  const totals = totalsOf(lines);
  const amounts = splitIntoParts(totals.once.gross, paymentPlan);
  return {
    format: 1,
    ...facts,
    validUntil: content.validUntil,
    startDate: content.startDate,
    deliveryDate: content.deliveryDate,
    language: content.language,
    currency: content.currency,
    buyer: withOwnNumbers(content.buyer),
    title: content.title,
    description: content.description,
    closing: content.closing,
    terms: content.terms,
    paymentTerms: content.paymentTerms,
    lines,
    totals,
    totalsWithOptions: totalsOf(lines, everyOption(lines)),
    exchangeRate: content.exchangeRate,
    paymentPlan: paymentPlan.map((part, index) => ({ ...part, amount: amounts[index] ?? 0 })),
  };
}

/** A line as the customer sees it. */
export function withoutCost({ internalCost: _cost, ...line }: DraftLine): QuoteLine {
  return line;
}
