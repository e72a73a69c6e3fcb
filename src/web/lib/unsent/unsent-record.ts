import type * as z from 'zod/mini';
import type { sendContactMessage } from '#contract/contact.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import type { submitServiceRequest } from '#contract/service-requests.ts';
import type { SubmittedRequest } from '#contract/shapes.ts';

type Bodies = {
  'service-request': z.infer<typeof submitServiceRequest.body>;
  contact: z.infer<typeof sendContactMessage.body>;
};

/** What can wait to be sent (C11). */
export type UnsentKind = keyof Bodies;

/** Something that was submitted: what its call carries, and the key by which the server knows all its repetitions. */
export type UnsentEntry = {
  [Kind in UnsentKind]: { kind: Kind; body: Bodies[Kind]; idempotencyKey: string; keptAt: number };
}[UnsentKind];

/** Why an attempt failed; `status` is null when the server was not reached, `body` when the answer was not one of ours. */
export type SendFailure = { status: number | null; body: ErrorBody | null; retryAfter: number | null };

export type WaitingEntry = UnsentEntry & {
  state: 'waiting';
  /** Failed attempts so far, when the last one was (ms), and why it failed. */
  attempts: number;
  triedAt: number | null;
  failure: SendFailure | null;
  /** No attempt by itself before this time (ms). */
  notBefore: number;
};

/** Stored by the server; kept until a page has shown it. */
export type SentEntry = UnsentEntry & {
  state: 'sent';
  submitted: SubmittedRequest;
  /** When a page set out to show its confirmation (ms). */
  openedAt?: number;
};

/** Refused for good: what was submitted has to be changed. */
export type RefusedEntry = UnsentEntry & { state: 'refused'; failure: SendFailure };

/** One submission on its way, in the state that it is in. */
export type UnsentRecord = WaitingEntry | SentEntry | RefusedEntry;

export type SettledEntry = SentEntry | RefusedEntry;

export const isWaiting = (record: UnsentRecord): record is WaitingEntry => record.state === 'waiting';
export const isRefused = (record: UnsentRecord): record is RefusedEntry => record.state === 'refused';
export const isSettled = (record: UnsentRecord): record is SettledEntry => !isWaiting(record);

/** Where submissions are kept until they are settled; each method is one transaction. Rejects where storage is refused. */
export type UnsentStore = {
  /** All records, oldest first. */
  list: () => Promise<UnsentRecord[]>;
  put: (record: UnsentRecord) => Promise<void>;
  /** Replaces a record unless it has been taken meanwhile. */
  change: (key: string, next: (known: UnsentRecord) => UnsentRecord) => Promise<void>;
  /** Removes a record that is as wanted and answers it; null when it is not, as when another page was faster. */
  take: <Wanted extends UnsentRecord>(
    key: string,
    isWanted: (known: UnsentRecord) => known is Wanted,
  ) => Promise<Wanted | null>;
};
