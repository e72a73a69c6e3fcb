import { ApiError, NetworkError } from '../../lib/http/api.ts';
import type { SendFailure } from './submission.ts';

/** Turns the error of an attempt into data. A response that is not one of ours, such as a gateway's page, proves nothing. */
export function failureOfError(error: unknown): SendFailure {
  if (error instanceof ApiError) return { status: error.status, body: error.body, retryAfter: error.retryAfter };
  return { status: error instanceof NetworkError ? null : 200, body: null, retryAfter: null };
}

/** Turns that data into an error again, for the texts of failures. */
export function errorOfFailure({ status, body, retryAfter }: SendFailure): ApiError | NetworkError {
  if (status === null) return new NetworkError('network');
  const text = body ? JSON.stringify(body) : '';
  return new ApiError({ status, statusText: '', text, retryAfter: retryAfter === null ? null : String(retryAfter) });
}
