import { type ErrorCategory, type Severity, severityOf } from '#domain/errors/codes.ts';
import { ApiError } from '../../lib/http/api.ts';
import { errorIdOf } from '../../lib/http/error-id.ts';
import { failureOf, messageOf } from '../../lib/http/failure.ts';

/** An error as it is shown on the console, in a toast and in a report. */
export type DescribedError = {
  id: string;
  category: ErrorCategory;
  severity: Severity;
  status: number | null;
  message: string;
  stack: string;
};

/** Describes an error of a call. */
export function describeError(error: unknown): DescribedError {
  const { category, status } = failureOf(error);
  const own = error instanceof ApiError ? error.body?.severity : undefined;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return {
    id: errorIdOf(error),
    category,
    status,
    severity: own ?? severityOf[category],
    message: messageOf(error),
    stack,
  };
}

/**
 * Describes an uncaught error or one of rendering: its category is `component`, unless it comes from a call or a file
 * that could not be loaded.
 */
export function describeCrash(error: unknown): DescribedError {
  const described = describeError(error);
  const isOfCall = described.status !== null || described.category === 'network';
  return isOfCall ? described : { ...described, category: 'component', severity: severityOf.component };
}
