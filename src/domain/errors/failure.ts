import type { ErrorCategory, Severity } from './codes.ts';

/** What decides about an error: its category, and the status of the answer where there was one. */
export type Failure = { category: ErrorCategory; status: number | null };

/** What people are offered after an error (spec §4). */
export type Offers = { retry: boolean; reload: boolean; goHome: boolean };

const retryOffered: ReadonlySet<ErrorCategory> = new Set<ErrorCategory>([
  'network',
  'ai_service',
  'chat',
  'quote',
  'external_api',
  'rate_limit',
]);

/** Trying again where that may help and nothing is broken, a fresh page for a broken part, the way home if critical (spec §4). */
export function offersOf({ category, severity }: { category: ErrorCategory; severity: Severity }): Offers {
  const isCritical = severity === 'critical';
  return { retry: retryOffered.has(category) && !isCritical, reload: category === 'component', goHome: isCritical };
}

/** Which toast tells of an error (spec §8). */
export type ToastKind = 'network' | 'aiService' | 'generic';

/** Null where no toast is shown: whoever is not signed in is led to the login instead (spec §8). */
export function toastOf({ category, status }: Failure): ToastKind | null {
  if (status === 401 || category === 'authentication') return null;
  if (category === 'network') return 'network';
  return category === 'ai_service' ? 'aiService' : 'generic';
}

/** Whether the agency is told of an error: critical and high ones, but not of people who are simply not signed in. */
export function isReported({ status, severity }: { status: number | null; severity: Severity }): boolean {
  return status !== 401 && (severity === 'critical' || severity === 'high');
}
