import type { PendingSubmission, SendFailure } from './submission.ts';

/** Statuses of failures that a retry does not change: the submission itself has to. */
const permanentStatuses: ReadonlySet<number> = new Set([400, 409, 413, 422]);

const firstDelayMs = 5000;
const longestDelayMs = 15 * 60_000;

/** What starts an attempt: a person, a connection that has come back, or the timer. */
export type Trigger = 'press' | 'online' | 'timer';

/** Whether the server has rejected the submission for good; every other failure is retried (C11). */
export function isPermanent({ status }: SendFailure): boolean {
  return status !== null && permanentStatuses.has(status);
}

/**
 * Failed attempts, by which the delay grows, after one more. A connection that has come back may carry nothing for a
 * moment: an attempt that it fails counts as the first.
 */
export function attemptsAfter(before: number, { status }: SendFailure, trigger: Trigger): number {
  return trigger === 'online' && status === null ? 1 : before + 1;
}

/** Delay (ms) after so many failed attempts: 5 s, three times as long each time, at most 15 min, at least `Retry-After`. */
export function retryDelayMs(attempts: number, { retryAfter }: SendFailure): number {
  return Math.max(Math.min(firstDelayMs * 3 ** (attempts - 1), longestDelayMs), (retryAfter ?? 0) * 1000);
}

/** Whether an attempt may start: on a press always, when back online unless the server sent `Retry-After`, else after the delay. */
export function mayTry({ notBefore, failure }: PendingSubmission, trigger: Trigger, now: number): boolean {
  if (trigger === 'press') return true;
  const hasRetryAfter = failure !== null && failure.retryAfter !== null;
  return now >= notBefore || (trigger === 'online' && !hasRetryAfter);
}

/** When the timer starts the next attempt (ms); null when nothing is pending. At least a second from now. */
export function nextAttemptAt(pending: readonly PendingSubmission[], now: number): number | null {
  if (pending.length === 0) return null;
  return Math.max(Math.min(...pending.map(({ notBefore }) => notBefore)), now + 1000);
}
