import { documentFigures } from './document-figures.ts';
import type { AdvanceDeduction, TaxDocumentContent } from './tax-document.ts';

/** What a final invoice takes off: advances that are taxed already, and what else was paid (minor units, tax included). */
export type Settlement = { advances: readonly AdvanceDeduction[]; prepaid: number };

type Paid = {
  /** All that was paid for the quote by its requests for money, less what went back. */
  paid: number;
  /** Advances per rate that no invoice has taken off, less what credit notes gave back of them. */
  advances: readonly AdvanceDeduction[];
  /** What documents have accounted for already: sums of all advances less their credit notes, and what earlier invoices took off. */
  accounted: number;
};

/** What a final invoice takes off, and how much less is held than documents have accounted for: no invoice may take that off. */
export type Settled = { settlement: Settlement; shortfall: number };

/**
 * What is to be taken off the lines of a final invoice: each advance per rate, and what was paid without a document of its own, as
 * by the customers of a seller who is no payer of tax. Never more than the lines ask for: the rest stays a credit of the payer.
 */
export function settle(lines: TaxDocumentContent['lines'], { paid, advances, accounted }: Paid): Settled {
  const { payable } = documentFigures({ kind: 'invoice', lines, received: [], advances, prepaid: 0 });
  return {
    settlement: { advances, prepaid: Math.max(0, Math.min(paid - accounted, payable)) },
    shortfall: Math.max(0, accounted - paid),
  };
}
