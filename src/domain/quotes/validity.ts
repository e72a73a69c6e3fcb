import { dayAfter, dayOf, startOfDay } from '../days.ts';
import type { Language } from '../languages.ts';
import { type QuoteStatus, expiringStatuses } from './quote-status.ts';

/** When a quote stops being valid (ms UTC): after its whole last day (`YYYY-MM-DD`) where the language's customers live. */
export function endOfValidity(validUntil: string, language: Language): number {
  return startOfDay(dayAfter(validUntil), language);
}

/** The status of a quote at a time (ms UTC): one whose last day is over counts as expired before any job has noticed. */
export function statusAt(
  quote: { status: QuoteStatus; validUntil: string; language: Language },
  now: number,
): QuoteStatus {
  // A draft may have no last day yet.
  if (!expiringStatuses.includes(quote.status)) return quote.status;
  return now >= endOfValidity(quote.validUntil, quote.language) ? 'expired' : quote.status;
}

/** Whole days that a quote still is valid after today, where its language's customers live: 0 on the last day, less when over. */
export function daysLeft(validUntil: string, language: Language, now: number): number {
  return Math.round((Date.parse(validUntil) - Date.parse(dayOf(now, language))) / 86_400_000);
}
