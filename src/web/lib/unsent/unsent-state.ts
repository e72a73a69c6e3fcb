import type { UnsentRecord } from './unsent-record.ts';

/** What a page knows of the queue. */
export type UnsentState = {
  records: readonly UnsentRecord[];
  /** This page is making an attempt. */
  isSending: boolean;
  /** The browser has promised to go on after the last page was closed. */
  outlivesPage: boolean;
};

export const noUnsent: UnsentState = { records: [], isSending: false, outlivesPage: false };

let state = noUnsent;
const watchers = new Set<() => void>();

export function readUnsent(): UnsentState {
  return state;
}

/** Calls back after every change; answers how to stop. */
export function watchUnsent(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

export function changeUnsent(patch: Partial<UnsentState>): void {
  state = { ...state, ...patch };
  for (const watcher of watchers) watcher();
}
