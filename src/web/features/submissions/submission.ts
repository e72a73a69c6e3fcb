import type * as z from 'zod/mini';
import type { sendContactMessage } from '#contract/contact.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import type { submitServiceRequest } from '#contract/service-requests/service-requests.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';

type Bodies = {
  'service-request': z.infer<typeof submitServiceRequest.body>;
  contact: z.infer<typeof sendContactMessage.body>;
};

/** What can be queued (C11). */
export type SubmissionKind = keyof Bodies;

/** What a visitor submits: the body of its call, and the key by which the server recognises repeated calls. */
export type Submission = {
  [Kind in SubmissionKind]: { kind: Kind; body: Bodies[Kind]; idempotencyKey: string; keptAt: number };
}[SubmissionKind];

/** Why an attempt failed; `status` is null when the server was not reached, `body` when the response was not one of ours. */
export type SendFailure = { status: number | null; body: ErrorBody | null; retryAfter: number | null };

/*
 * The shapes below are stored in visitors' browsers (IndexedDB `unsent`, store `records`): names of fields and states
 * must stay readable by later versions, and by pages of an earlier version that are still open.
 */

/** Stored in the queue and not settled; before the first attempt `attempts` is 0. */
export type PendingSubmission = Submission & {
  state: 'waiting';
  /** Failed attempts so far, when the last one was (ms), and why it failed. */
  attempts: number;
  triedAt: number | null;
  failure: SendFailure | null;
  /** No automatic retry before this time (ms). */
  notBefore: number;
};

/** Accepted by the server; stored until a page has shown it. */
export type SentSubmission = Submission & {
  state: 'sent';
  submitted: SubmittedRequest;
  /** When a page began to open its confirmation (ms). */
  openedAt?: number;
};

/** Rejected by the server for good: the visitor has to change it. Stored until a page has shown it. */
export type RefusedSubmission = Submission & { state: 'refused'; failure: SendFailure };

/** A submission in the queue, in its present state. */
export type QueuedSubmission = PendingSubmission | SentSubmission | RefusedSubmission;

export type SettledSubmission = SentSubmission | RefusedSubmission;

export const isPending = (record: QueuedSubmission): record is PendingSubmission => record.state === 'waiting';
export const isSettled = (record: QueuedSubmission): record is SettledSubmission => !isPending(record);
