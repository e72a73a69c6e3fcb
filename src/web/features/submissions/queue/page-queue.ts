import { registerSync } from '../background-sync.ts';
import { claimOutcome } from '../outcome-claims.ts';
import { notifyQueueChanged, onQueueChanged } from './queue-channel.ts';
import { runExclusively } from './queue-locks.ts';
import { changeQueueState as change, readQueueState } from './queue-state.ts';
import { type Trigger, nextAttemptAt } from '../retry-policy.ts';
import { type EffectTarget, runEffects } from '../run-effects.ts';
import { errorOfFailure } from '../send-failure.ts';
import { sendSubmission } from '../send-submission.ts';
import { isSameContent } from '../submission-key.ts';
import { createSubmissionQueue } from './submission-queue.ts';
import { browserSubmissionStore as store } from './submission-store.ts';
import {
  type PendingSubmission,
  type QueuedSubmission,
  type SentSubmission,
  type Submission,
  isPending,
} from '../submission.ts';
import { type Announcer, distributeOutcomes, expectOutcome, showOnScreen } from '../view-outcomes.ts';
import { writePendingKinds } from '../write-pending-kinds.ts';

let isStarted = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let announcer: Announcer | null = null;

const queue = createSubmissionQueue({
  store,
  send: sendSubmission,
  clock: Date.now,
  runExclusively,
  notify() {
    notifyQueueChanged();
    void refresh();
  },
});

/** Sends what is pending from this page: now, with each new connection, and when the delay of a retry is over (C11). */
export function startQueue(): void {
  if (watchQueue()) void refresh().then(() => send('online'));
}

/** Returns true for the first time in a page. */
function watchQueue(): boolean {
  if (isStarted) return false;
  isStarted = true;
  onQueueChanged(() => void refresh());
  addEventListener('online', () => void send('online'));
  document.addEventListener('visibilitychange', () => distribute(readQueueState().records));
  return true;
}

/** Has this page report the outcomes that no screen shows, each once among all pages. */
export function announceOutcomes(by: Announcer): void {
  announcer = by;
  distribute(readQueueState().records);
}

/**
 * Adds a submission to the queue and tries it at once. Once the server has accepted it, its effects have run. Returns
 * what it is then; null when another page has withdrawn it. Content that is pending already, as another tab has submitted
 * it, stays one submission (C9). Throws `ApiError` when the server rejected it for good; where the browser refuses storage
 * it is sent without the queue, and every failure is thrown.
 */
export async function enqueueSubmission(submitted: Submission, target: EffectTarget): Promise<QueuedSubmission | null> {
  const key = (await findPendingKey(submitted)) ?? submitted.idempotencyKey;
  const submission = { ...submitted, idempotencyKey: key };
  expectOutcome(key);
  const release = claimOutcome(key, null);
  change({ isSending: true });
  try {
    await queue.add(submission);
  } catch {
    release();
    change({ isSending: false });
    return showSent({ ...submission, state: 'sent', submitted: await sendSubmission(submission) }, target);
  }
  watchQueue();
  await send('press', key);
  const record = (await store.list()).find(({ idempotencyKey }) => idempotencyKey === key) ?? null;
  // The screen stays until the confirmation is open, so that no other page reports what was sent.
  if (record?.state === 'sent') return showSent(record, target);
  if (record?.state === 'refused') {
    await showOnScreen({ record, target: { ...target, report: () => undefined }, onReported });
    release();
    throw errorOfFailure(record.failure);
  }
  release();
  return record;
}

/** The key under which the same content is pending; undefined where it is not. */
async function findPendingKey(submission: Submission): Promise<string | undefined> {
  const records = await store.list().catch(() => []);
  return records.find((record) => isPending(record) && isSameContent(record, submission))?.idempotencyKey;
}

async function showSent(record: SentSubmission, target: EffectTarget): Promise<SentSubmission> {
  await showOnScreen({ record, target, onReported });
  return record;
}

/** Removes a pending submission: back to its form, or for good. Returns false when it was settled in the meantime. */
export async function withdraw(
  record: PendingSubmission,
  target: EffectTarget,
  to: 'form' | 'nowhere' = 'form',
): Promise<boolean> {
  const { idempotencyKey: key } = record;
  const effects =
    to === 'form'
      ? await queue.remove(key, 'withdrawn', () => target.draft.restore(record))
      : await queue.remove(key, 'discarded');
  if (effects === null) return false;
  runEffects(effects, record, target);
  return true;
}

/** Has a pending submission bring the files of its draft along, whose first one was chosen after it was queued. */
export async function attachFiles(key: string, attachments: string): Promise<void> {
  await queue.attach(key, attachments).catch(() => undefined);
}

/** Tries everything now. */
export async function retryNow(): Promise<void> {
  await send('press');
}

async function send(trigger: Trigger, only?: string): Promise<void> {
  const hasPending = readQueueState().records.some(isPending);
  if (trigger !== 'press' && !hasPending) return;
  // A device that knows it has no connection need not try, unless a person asks for it.
  if (trigger !== 'press' && !navigator.onLine) return change({ outlivesPage: await registerSync() });
  change({ isSending: true });
  const sending = queue.send({ trigger, ...(only !== undefined && { only }) });
  // Registered before the response: should this page be closed now, the worker continues once the lock is free.
  const registering = registerSync();
  const left = await sending.catch(() => 0);
  await refresh();
  change({ isSending: false });
  if (left > 0) void registering.then((outlivesPage) => change({ outlivesPage }));
}

async function refresh(): Promise<void> {
  const records = await store.list().catch(() => []);
  writePendingKinds(records);
  startTimer(records);
  // Screens are told of an outcome before they see that the submission is no longer pending.
  distribute(records);
  change({ records });
}

function startTimer(records: readonly QueuedSubmission[]): void {
  clearTimeout(timer);
  const at = nextAttemptAt(records.filter(isPending), Date.now());
  if (at !== null) timer = setTimeout(() => void send('timer'), at - Date.now());
}

function distribute(records: readonly QueuedSubmission[]): void {
  distributeOutcomes({ records, announcer, onReported });
}

async function onReported(): Promise<void> {
  notifyQueueChanged();
  await refresh();
}
