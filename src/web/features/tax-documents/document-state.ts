import type { TaxDocumentRow } from '#contract/tax-documents/tax-documents.ts';

/** How it stands with a document, for lists: paid is derived, never a status of its own (domain rules, "Tax documents"). */
export type DocumentState = 'draft' | 'issued' | 'open' | 'partly' | 'overdue' | 'paid';

type Known = Pick<TaxDocumentRow, 'kind' | 'status' | 'payable' | 'paid'> & { daysOver: number | null };

/** The state of a document: an invoice with something to pay is open, partly paid, overdue or paid; the others are only issued. */
export function documentState({ kind, status, payable, paid, daysOver }: Known): DocumentState {
  if (status === 'draft') return 'draft';
  if (kind !== 'invoice' || payable <= 0) return 'issued';
  if (paid >= payable) return 'paid';
  if (daysOver !== null && daysOver > 0) return 'overdue';
  return paid > 0 ? 'partly' : 'open';
}

/** Days after the last day for paying (both `YYYY-MM-DD`); null without one, 0 until it is over. */
export function daysOverOf(dueOn: string, today: string): number | null {
  if (dueOn === '') return null;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn)) / dayMs));
}

const dayMs = 86_400_000;
