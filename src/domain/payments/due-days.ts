import { addDays } from '../analytics/periods.ts';
import { dayOf } from '../days.ts';
import type { Language } from '../languages.ts';
import type { PaymentRequestStatus } from './payment-request-status.ts';

const dayMs = 86_400_000;

/** How long a payer's word that it was paid is waited for before the money counts as late (ms). */
export const claimPauseMs = 5 * dayMs;

/** The last day for paying what is asked for at a time (ms UTC), where the payer lives. */
export function dueDay(now: number, language: Language, paymentDays: number): string {
  return addDays(dayOf(now, language), paymentDays);
}

/** Whole days after the last day for paying, where the payer lives: 0 on that day, less while there is time. */
export function daysOver(dueOn: string, language: Language, now: number): number {
  return Math.round((Date.parse(dayOf(now, language)) - Date.parse(dueOn)) / dayMs);
}

/** What of a request its status at a time hangs on; `dueOn` is null and `claimedAt` is null where there is none. */
export type TimedRequest = {
  status: PaymentRequestStatus;
  dueOn: string | null;
  language: Language;
  /** ms UTC */
  claimedAt: number | null;
};

/**
 * The status of a payment request at a time (ms UTC): one whose last day is over counts as overdue before any job has noticed
 * (domain rules, "Payment request"). A claim is believed for five days.
 */
export function paymentStatusAt(
  { status, dueOn, language, claimedAt }: TimedRequest,
  now: number,
): PaymentRequestStatus {
  const isWaiting = status === 'claimed' && now < (claimedAt ?? 0) + claimPauseMs;
  const canBeLate = status === 'requested' || status === 'rejected' || status === 'claimed';
  if (!canBeLate || isWaiting || dueOn === null) return status;
  return daysOver(dueOn, language, now) > 0 ? 'overdue' : status;
}
