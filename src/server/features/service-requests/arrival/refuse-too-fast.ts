import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

/** Throws `sent-too-fast` with the time to wait when a form was sent sooner than a person can fill it in. */
export function refuseTooFast(services: Services, startedAt: number): void {
  const wait = startedAt + services.config.minimumFillMs - services.clock();
  if (wait > 0) throw new AppError('sent-too-fast', { retryAfterMs: wait });
}
