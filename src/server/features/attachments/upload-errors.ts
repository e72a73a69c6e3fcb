import type { ErrorCode } from '#domain/errors/codes.ts';
import { AppError } from '#server/http/calls/app-error.ts';

/**
 * The errors for the protocol's own status codes, which senders rely on (tus 1.0.0). 501 stands for the extensions that
 * the server does not offer, such as a length that is told later or a file put together from several.
 */
const codeOf: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed-body',
  403: 'malformed-body',
  404: 'not-found',
  409: 'changed-meanwhile',
  410: 'not-found',
  412: 'malformed-body',
  413: 'attachment-too-large',
  415: 'malformed-body',
  501: 'malformed-body',
};

/** Converts an error of the protocol to an AppError; other errors are returned as they are. */
export function uploadError(error: Error | { status_code: number }): Error {
  const code = 'status_code' in error ? codeOf[error.status_code] : undefined;
  if (code) return new AppError(code);
  return error instanceof Error ? error : new Error('The upload failed.');
}
