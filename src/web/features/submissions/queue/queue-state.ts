import type { QueuedSubmission } from '../submission.ts';

/** What a page knows of the queue. */
export type QueueState = {
  records: readonly QueuedSubmission[];
  /** This page is making an attempt. */
  isSending: boolean;
  /** The browser has agreed to send after the last page was closed (Background Sync). */
  outlivesPage: boolean;
};

export const emptyQueueState: QueueState = { records: [], isSending: false, outlivesPage: false };

let state = emptyQueueState;
const listeners = new Set<() => void>();

export function readQueueState(): QueueState {
  return state;
}

/** Calls back after every change. Returns a function that ends that. */
export function subscribeToQueue(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

export function changeQueueState(patch: Partial<QueueState>): void {
  state = { ...state, ...patch };
  for (const listener of listeners) listener();
}
