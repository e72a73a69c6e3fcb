import { notifyQueueChanged } from '../features/submissions/queue/queue-channel.ts';
import { runExclusively } from '../features/submissions/queue/queue-locks.ts';
import { sendSubmission } from '../features/submissions/send-submission.ts';
import { createSubmissionQueue } from '../features/submissions/queue/submission-queue.ts';
import { browserSubmissionStore } from '../features/submissions/queue/submission-store.ts';

const queue = createSubmissionQueue({
  store: browserSubmissionStore,
  send: sendSubmission,
  clock: Date.now,
  runExclusively,
  notify: notifyQueueChanged,
});

/** Sends what is pending, also after the last page was closed (C11). Throws while something is left, so that the browser retries. */
export async function sendPending(): Promise<void> {
  const left = await queue.send({ trigger: 'online' });
  if (left > 0) throw new Error(`${left} still pending`);
}
