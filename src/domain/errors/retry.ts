import type { ErrorCategory } from './codes.ts';
import type { Failure } from './failure.ts';

/** How often a failed call is made again by itself (spec §9). */
export const retryLimits = { query: 3, mutation: 2 } as const;

const passingStatuses: ReadonlySet<number> = new Set([500, 502, 503]);
const finalStatuses: ReadonlySet<number> = new Set([400, 401, 403, 404]);
const passing: ReadonlySet<ErrorCategory> = new Set<ErrorCategory>(['network', 'ai_service']);
const final: ReadonlySet<ErrorCategory> = new Set<ErrorCategory>(['authentication', 'validation', 'unknown']);

/** Whether a query that has been tried again `retries` times already is tried once more (spec §9). */
export function mayRetryQuery(failure: Failure, retries: number): boolean {
  const { category, status } = failure;
  const mayPass = passing.has(category) || (status !== null && passingStatuses.has(status));
  return retries < retryLimits.query && mayPass && !isFinal(failure);
}

/** Whether a mutation that has been tried again `retries` times already is tried once more (spec §9). */
export function mayRetryMutation(failure: Failure, retries: number): boolean {
  return retries < retryLimits.mutation && passing.has(failure.category) && !isFinal(failure);
}

function isFinal({ category, status }: Failure): boolean {
  return final.has(category) || (status !== null && finalStatuses.has(status));
}

/** Time in ms before the retry of that number, the first being 0: doubles from 1000 to 30000 (spec §9). */
export function retryDelayMs(retry: number): number {
  return Math.min(1000 * 2 ** retry, 30_000);
}
