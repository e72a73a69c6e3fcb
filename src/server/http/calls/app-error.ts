import type { FieldError } from '#contract/error-body.ts';
import type { ErrorCode } from '#domain/errors/codes.ts';

type Details = { fields?: FieldError[]; retryAfterMs?: number };

/** An expected error; the error handler sends the response of its code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  /** After how many ms the same call may succeed. */
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.fields = details.fields ?? [];
    this.retryAfterMs = details.retryAfterMs;
  }
}
