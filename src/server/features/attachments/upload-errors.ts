import type { ErrorCode } from '#domain/errors/codes.ts';
import { AppError } from '#server/http/calls/app-error.ts';

/** What the protocol's own refusals are here: senders go by the status (tus 1.0.0). */
const codeOf: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed-body',
  403: 'malformed-body',
  404: 'not-found',
  409: 'changed-meanwhile',
  410: 'not-found',
  412: 'malformed-body',
  413: 'attachment-too-large',
};

/** A refusal of the protocol in the form of all others; ours and failures stay what they are. */
export function uploadError(error: Error | { status_code: number }): Error {
  const code = 'status_code' in error ? codeOf[error.status_code] : undefined;
  if (code) return new AppError(code);
  return error instanceof Error ? error : new Error('The upload failed.');
}
