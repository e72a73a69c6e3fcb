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

/**
 * Which actions an error offers: retry where that may help, reload for a broken component, home if critical (spec §4).
 */
export function offersOf({ category, severity }: { category: ErrorCategory; severity: Severity }): Offers {
  const isCritical = severity === 'critical';
  return { retry: retryOffered.has(category) && !isCritical, reload: category === 'component', goHome: isCritical };
}

/** Which toast is shown for an error (spec §8). */
export type ToastKind = 'network' | 'aiService' | 'generic';

/** Null if no toast is shown: people who are not signed in are redirected to the login (spec §8). */
export function toastOf({ category, status }: Failure): ToastKind | null {
  if (status === 401 || category === 'authentication') return null;
  if (category === 'network') return 'network';
  return category === 'ai_service' ? 'aiService' : 'generic';
}

/** Whether an error is reported to the agency: critical and high ones, except missing sign-ins. */
export function isReported({ status, severity }: { status: number | null; severity: Severity }): boolean {
  return status !== 401 && (severity === 'critical' || severity === 'high');
}
