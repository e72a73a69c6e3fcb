import { reportError as reportEndpoint, reportLimits } from '#contract/errors.ts';
import { isReported } from '#domain/errors/failure.ts';
import { matchPath } from '#domain/routes.ts';
import { callEndpoint } from '../../lib/http/api.ts';
import type { DescribedError } from './describe-error.ts';

/** Limit for a page that keeps failing. */
const mostReports = 10;
const sent = new Set<string>();

/**
 * Sends a report of a critical or high error, once per page load for each (spec §7). A report that fails is dropped
 * silently, because it must not cause the next report.
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
      // The server knows from the session whether somebody is signed in.
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
