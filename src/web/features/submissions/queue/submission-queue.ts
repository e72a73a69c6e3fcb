import type { SubmittedRequest } from '#contract/shapes.ts';
import type { SubmissionEffect, SubmissionEvent, Transition } from '../reduce-submission.ts';
import { type Trigger, mayTry } from '../retry-policy.ts';
import { failureOfError } from '../send-failure.ts';
import { type PendingSubmission, type QueuedSubmission, type Submission, isPending } from '../submission.ts';

/** Where the queue is stored. Rejects where the browser refuses storage. */
export type SubmissionStore = {
  /** All submissions, oldest first. */
  list: () => Promise<QueuedSubmission[]>;
  /** Stores the transition that an event makes of the submission with a key: one transaction among all pages. */
  apply: (key: string, event: SubmissionEvent) => Promise<Transition & { before: QueuedSubmission | null }>;
};

type Parts = {
  store: SubmissionStore;
  /** Sends one submission. Throws as `callEndpoint` does. */
  send: (submission: Submission) => Promise<SubmittedRequest>;
  clock: () => number;
  /** Runs work while no other page and no worker of this browser runs any. */
  runExclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called after every change of the store. */
  notify: () => void;
};

/** What starts an attempt, and the key of the submission where it is not for all. */
type Attempt = { trigger: Trigger; only?: string };

type SubmissionQueue = {
  /** Stores a submission. Rejects where the browser refuses storage. */
  add: (submission: Submission) => Promise<void>;
  /** Has the next attempts of a pending submission bring the files of its draft along, by their secret. */
  attach: (key: string, attachments: string) => Promise<void>;
  /** Tries what may be tried; returns how many are still pending. Rejects only where the browser refuses storage. */
  send: (attempt: Attempt) => Promise<number>;
  /**
   * Removes a pending submission; returns the effects, null when it was settled in the meantime. Before it is gone, `keep` has its content
   * stand elsewhere, so that a page that is left meanwhile loses nothing.
   */
  remove: (
    key: string,
    type: 'withdrawn' | 'discarded',
    keep?: () => void,
  ) => Promise<readonly SubmissionEffect[] | null>;
};

/** The queue of submissions, the same in pages and service worker (C11). */
export function createSubmissionQueue({ store, send, clock, runExclusively, notify }: Parts): SubmissionQueue {
  async function listPending(): Promise<PendingSubmission[]> {
    return (await store.list()).filter(isPending);
  }

  async function attempt(submission: PendingSubmission, trigger: Trigger): Promise<SubmissionEvent> {
    try {
      return { type: 'accepted', submitted: await send(submission) };
    } catch (error) {
      return { type: 'failed', failure: failureOfError(error), at: clock(), trigger };
    }
  }

  async function sendAll({ trigger, only }: Attempt): Promise<number> {
    const asked = (await listPending()).filter(({ idempotencyKey }) => only === undefined || idempotencyKey === only);
    for (const submission of asked.filter((each) => mayTry(each, trigger, clock()))) {
      const event = await attempt(submission, trigger);
      await store.apply(submission.idempotencyKey, event);
      notify();
      // Without a connection the others would fail as well.
      if (event.type === 'failed' && event.failure.status === null) break;
    }
    return (await listPending()).length;
  }

  return {
    async add(submission) {
      await store.apply(submission.idempotencyKey, { type: 'submitted', submission });
      notify();
    },
    async attach(key, attachments) {
      await store.apply(key, { type: 'attached', attachments });
      notify();
    },
    send: (chosen) => runExclusively(() => sendAll(chosen)),
    remove: (key, type, keep) =>
      runExclusively(async () => {
        if ((await listPending()).every(({ idempotencyKey }) => idempotencyKey !== key)) return null;
        keep?.();
        const { state, effects } = await store.apply(key, { type });
        if (state !== null || effects.length === 0) return null;
        notify();
        return effects;
      }),
  };
}
