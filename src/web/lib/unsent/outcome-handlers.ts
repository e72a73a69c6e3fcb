import { holdOnScreen } from './unsent-locks.ts';
import type { SettledEntry } from './unsent-record.ts';

export type OutcomeHandler = (record: SettledEntry) => void;

const handlers = new Map<string, Set<OutcomeHandler>>();

/** Has the outcome of an entry come to a screen of this page and to no other; answers how to end that. */
export function handleOutcome(key: string, handler: OutcomeHandler): () => void {
  const known = handlers.get(key) ?? new Set();
  handlers.set(key, known.add(handler));
  const release = holdOnScreen(key);
  return () => {
    known.delete(handler);
    release();
  };
}

/** The screens of this page that expect the outcome of an entry. */
export function handlersOf(key: string): readonly OutcomeHandler[] {
  return [...(handlers.get(key) ?? [])];
}
