import { describeCrash } from './describe-error.ts';
import { isFirstReport } from './first-report.ts';
import { reportError } from './report-error.ts';

/** Reports an error of rendering. The error boundary's fallback shows it to the person. */
export function reportCrash(error: unknown): void {
  if (isFirstReport(error)) void reportError(describeCrash(error));
}

/** Reports an uncaught error if a script of this site threw it, not a browser extension. */
export function reportUncaught(error: unknown): void {
  if (error instanceof Error && (error.stack ?? '').includes(`${location.origin}/`)) reportCrash(error);
}
