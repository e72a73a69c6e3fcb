import type { RequestStatus } from './status.ts';

/** Statuses that a request reaches only once a quote has been sent. */
export const boundStatuses = [
  'quote_sent',
  'awaiting_signature',
  'awaiting_payment',
  'in_progress',
  'completed',
] as const satisfies RequestStatus[];

/** What may bind a request: its status, and every status that its history says it has had. */
export type BindingFacts = { status: RequestStatus; reached: readonly RequestStatus[] };

/**
 * Whether a quote has been sent for a request, signed or paid: then it can't be deleted, only archived or anonymised
 * (domain rules, "Service request").
 */
export function isBound({ status, reached }: BindingFacts): boolean {
  const bound: readonly RequestStatus[] = boundStatuses;
  return [status, ...reached].some((each) => bound.includes(each));
}
