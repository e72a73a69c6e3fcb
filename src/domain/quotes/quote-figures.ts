import { type QuoteStatus, expiringStatuses, quoteStatuses } from './quote-status.ts';

/** Versions that count as an offer: all that were sent, without those that a later version has replaced (G8). */
export const offeredStatuses: readonly QuoteStatus[] = quoteStatuses.filter(
  (status) => status !== 'draft' && status !== 'superseded',
);

/** Offers whose end the customer has decided, by an answer or by letting the last day pass. */
export const decidedStatuses: readonly QuoteStatus[] = ['accepted', 'declined', 'expired'];

/** Offers that can still bring in money. */
export const waitingStatuses: readonly QuoteStatus[] = expiringStatuses;

/** How many times a figure occurs. */
export type Occurrences = { figure: number; count: number };

/** The middle of some figures, of two middle ones their mean; null of none. */
export function medianOf(occurrences: readonly Occurrences[]): number | null {
  const total = occurrences.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const sorted = occurrences.toSorted((one, other) => one.figure - other.figure);
  const at = (place: number): number => {
    let left = place;
    for (const { figure, count } of sorted) {
      if (left < count) return figure;
      left -= count;
    }
    return 0;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}
