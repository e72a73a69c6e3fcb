import { ApiError, NetworkError } from '../api.ts';
import type { SendFailure, WaitingEntry } from './unsent-record.ts';

/** Refusals that repeating will not change: what was submitted itself has to. */
const lastingStatuses: ReadonlySet<number> = new Set([400, 409, 413, 422]);

const firstPauseMs = 5000;
const longestPauseMs = 15 * 60_000;

/** What makes the next attempt: a person, a connection that has come back, or time that has passed. */
export type Occasion = 'pressed' | 'connected' | 'due';

/** Puts down why an attempt failed. An answer that is none of ours, such as a gateway's page, proves nothing was stored or refused. */
export function failureOfSending(error: unknown): SendFailure {
  if (error instanceof ApiError) return { status: error.status, body: error.body, retryAfter: error.retryAfter };
  return { status: error instanceof NetworkError ? null : 200, body: null, retryAfter: null };
}

/** The error that a failure was put down from. */
export function errorOfFailure({ status, body, retryAfter }: SendFailure): ApiError | NetworkError {
  if (status === null) return new NetworkError('network');
  const text = body ? JSON.stringify(body) : '';
  return new ApiError({ status, statusText: '', text, retryAfter: retryAfter === null ? null : String(retryAfter) });
}

/** Whether what was refused goes back to its form; everything else goes on waiting (C11). */
export function isLasting({ status }: SendFailure): boolean {
  return status !== null && lastingStatuses.has(status);
}

/** Pause in ms after that many failed attempts: 5 s, three times as long each time, at most 15 min, never less than asked for. */
export function pauseMs(attempts: number, { retryAfter }: SendFailure): number {
  return Math.max(Math.min(firstPauseMs * 3 ** (attempts - 1), longestPauseMs), (retryAfter ?? 0) * 1000);
}

/** Whether an entry may be tried: a press always, a new connection unless the server has asked for a pause, else when its pause is over. */
export function mayTry({ notBefore, failure }: WaitingEntry, occasion: Occasion, now: number): boolean {
  if (occasion === 'pressed') return true;
  const isAskedToWait = failure !== null && failure.retryAfter !== null;
  return now >= notBefore || (occasion === 'connected' && !isAskedToWait);
}
