import { submissionPaths } from '#contract/submission-paths.ts';
import { type SubmittedRequest, submittedRequestSchema } from '#contract/shapes.ts';
import { ApiError, call } from '../api.ts';
import type { UnsentEntry } from './unsent-record.ts';

/** Sends one entry under its key. Throws `ApiError`, `NetworkError` or `MalformedAnswerError`. */
export function deliverEntry({ kind, idempotencyKey, body }: UnsentEntry): Promise<SubmittedRequest> {
  const endpoint = { method: 'POST', path: submissionPaths[kind], output: submittedRequestSchema } as const;
  return withPatience(() => call(endpoint, { idempotencyKey, body }));
}

/** A person with a kept draft can be quicker than the server believes: wait as long as it asks, once. */
async function withPatience<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError) || error.body?.code !== 'sent-too-fast') throw error;
    await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 3) * 1000));
    return attempt();
  }
}
