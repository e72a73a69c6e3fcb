import type { TaxDocumentKind } from './tax-document.ts';

/** Letters that begin the numbers of a kind, the same in every language. */
const prefixOf: Record<TaxDocumentKind, string> = {
  advance_tax: 'ZD',
  invoice: 'F',
  credit_note: 'D',
  correction: 'O',
};

const leastDigits = 4;

/** The number of a tax document as it is printed, such as `F2026-0042`; each kind has a series of its own for each year. */
export function formatDocumentNumber(
  kind: TaxDocumentKind,
  { year, sequence }: { year: number; sequence: number },
): string {
  return `${prefixOf[kind]}${year}-${String(sequence).padStart(leastDigits, '0')}`;
}
