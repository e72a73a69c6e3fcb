import { createHash } from 'node:crypto';

/** Identifies a submission: the key that all its repetitions carry, and a hash of the content that they must share. */
export type SubmissionKey = { idempotencyKey: string; payloadHash: string };

/** The key of a submission with its content, which must be serialisable as JSON. */
export function submissionKey(idempotencyKey: string, content: readonly unknown[]): SubmissionKey {
  const payloadHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return { idempotencyKey, payloadHash };
}
