import { submissionPaths } from '#contract/visitor-paths.ts';
import { type SubmittedRequest, submittedRequestSchema } from '#contract/shapes.ts';
import { ApiError, call } from '../../lib/http/api.ts';
import type { Submission } from './submission.ts';

/** Sends one submission under its key. Throws `ApiError`, `NetworkError` or `MalformedAnswerError`. */
export async function sendSubmission({ kind, idempotencyKey, body }: Submission): Promise<SubmittedRequest> {
  const endpoint = { method: 'POST', path: submissionPaths[kind], output: submittedRequestSchema } as const;
  const send = () => call(endpoint, { idempotencyKey, body });
  try {
    return await send();
  } catch (error) {
    // A person with a restored draft can submit faster than the server expects of people: one retry after `Retry-After`.
    if (!(error instanceof ApiError) || error.body?.code !== 'sent-too-fast') throw error;
    await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 3) * 1000));
    return send();
  }
}
