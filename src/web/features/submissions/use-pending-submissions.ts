import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { loadQueue } from './queue/load-queue.ts';
import { claimOutcome } from './outcome-claims.ts';
import { type QueueState, emptyQueueState, readQueueState, subscribeToQueue } from './queue/queue-state.ts';
import { readPendingKinds } from './read-pending-kinds.ts';
import type { EffectTarget } from './run-effects.ts';
import type { PendingSubmission, SubmissionKind } from './submission.ts';

type Pending<Kind extends SubmissionKind> = PendingSubmission & { kind: Kind };

/**
 * The pending submissions of a kind, oldest first; none on the server. One that is being sent for the first time does
 * not count yet.
 */
export function usePendingSubmissions<Kind extends SubmissionKind>(
  kind: Kind,
): Pick<QueueState, 'isSending' | 'outlivesPage'> & { pending: Pending<Kind>[] } {
  const { records, isSending, outlivesPage } = useSyncExternalStore(subscribe, readQueueState, () => emptyQueueState);
  const pending = records.filter(
    (record): record is Pending<Kind> =>
      record.state === 'waiting' && record.kind === kind && (record.attempts > 0 || !isSending),
  );
  return { pending, isSending, outlivesPage };
}

function subscribe(onChange: () => void): () => void {
  // Should the queue not load, nothing is sent: the next page or the next connection loads it.
  if (readPendingKinds())
    void loadQueue().then(
      (queue) => queue.startQueue(),
      () => undefined,
    );
  return subscribeToQueue(onChange);
}

/** Shows the outcome of a submission on this screen; null for none. */
export function useOutcome(key: string | null, target: EffectTarget): void {
  const present = useEffectEvent(() => target);
  useEffect(() => (key === null ? undefined : claimOutcome(key, () => present())), [key]);
}
