import type { TaxDocumentRow } from '#contract/tax-documents/tax-documents.ts';

/** How it stands with a document, for lists: paid is derived, never a status of its own (domain rules, "Tax documents"). */
export type DocumentState = 'draft' | 'issued' | 'open' | 'partly' | 'overdue' | 'paid' | 'credited';

type Asked = Pick<TaxDocumentRow, 'payable' | 'credited' | 'paid'>;
type Known = Asked & Pick<TaxDocumentRow, 'kind' | 'status'> & { daysOver: number | null };

/** What is still to be paid of an invoice, minor units: its sum less credit notes and payments. */
export const leftToPay = ({ payable, credited, paid }: Asked): number => Math.max(0, payable - credited - paid);

/**
 * The state of a document: an invoice with something to pay is open, partly paid, overdue or paid, or credited where credit notes have
 * left nothing to pay; the others are only issued.
 */
export function documentState({ kind, status, daysOver, ...asked }: Known): DocumentState {
  const { payable, credited, paid } = asked;
  if (status === 'draft') return 'draft';
  if (kind !== 'invoice' || payable <= 0) return 'issued';
  if (credited >= payable) return 'credited';
  if (leftToPay(asked) === 0) return 'paid';
  if (daysOver !== null && daysOver > 0) return 'overdue';
  return paid > 0 ? 'partly' : 'open';
}

/** Days after the last day for paying (both `YYYY-MM-DD`); null without one, 0 until it is over. */
export function daysOverOf(dueOn: string, today: string): number | null {
  if (dueOn === '') return null;
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn)) / dayMs));
}

const dayMs = 86_400_000;
