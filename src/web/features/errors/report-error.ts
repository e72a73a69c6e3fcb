import { reportError as reportEndpoint, reportLimits } from '#contract/errors.ts';
import { isReported } from '#domain/errors/failure.ts';
import { matchPath } from '#domain/routes.ts';
import { callEndpoint } from '../../lib/api.ts';
import type { DescribedError } from './describe-error.ts';

/** A page that keeps failing has said enough. */
const mostReports = 10;
const sent = new Set<string>();

/**
 * Tells the agency of a critical or high error, once per page load for each (spec §7). A report that does not come
 * through is given up without a word: it must not be the next described.
 */
export async function reportError(described: DescribedError): Promise<void> {
  const key = `${described.category} ${described.message}`;
  if (!isReported(described) || sent.has(key) || sent.size >= mostReports) return;
  sent.add(key);
  const { message, userAgent, url, stack, context } = reportLimits;
  await callEndpoint(reportEndpoint, {
    body: {
      errorId: described.id,
      message: described.message.slice(0, message),
      category: described.category,
      severity: described.severity,
      timestamp: new Date().toISOString(),
      userAgent: navigator.userAgent.slice(0, userAgent),
      url: `${location.origin}${location.pathname}`.slice(0, url),
      // The server knows whether somebody is signed in, and need not be told more.
      userId: null,
      sessionId: null,
      stack: described.stack.slice(0, stack),
      context: circumstances(described, context),
    },
  }).catch(() => undefined);
}

function circumstances({ status }: DescribedError, longest: number): Record<string, unknown> {
  const screen = matchPath(location.pathname)?.screen ?? null;
  const context = { screen, language: document.documentElement.lang, status, isOnline: navigator.onLine };
  return JSON.stringify(context).length <= longest ? context : {};
}
