import type { RequestStatus } from './status.ts';

/** Statuses that the program gives a request only once a quote has been sent. */
export const boundStatuses = [
  'quote_sent',
  'awaiting_signature',
  'awaiting_payment',
  'in_progress',
  'completed',
] as const satisfies RequestStatus[];

/** What may bind a request: its status, and every status that the program itself has given it; one set by hand proves nothing. */
export type BindingFacts = { status: RequestStatus; reached: readonly RequestStatus[] };

/**
 * Whether a quote has been sent for a request, signed or paid: then it can't be deleted, only archived or anonymised
 * (domain rules, "Service request").
 */
export function isBound({ status, reached }: BindingFacts): boolean {
  return isSettled([status, ...reached]);
}

/** Whether a quote, signature or payment of the program stands behind a request, so that no hand takes its status back. */
export function isSettled(reached: readonly RequestStatus[]): boolean {
  const bound: readonly RequestStatus[] = boundStatuses;
  return reached.some((each) => bound.includes(each));
}
