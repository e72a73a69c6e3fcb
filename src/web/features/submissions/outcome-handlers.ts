import { holdScreenLock } from './queue-locks.ts';
import type { SettledSubmission } from './submission.ts';

export type OutcomeHandler = (record: SettledSubmission) => void;

const handlers = new Map<string, OutcomeHandler[]>();

/** Has a screen of this page, and no other page, report the outcome of a submission. Returns a function that ends that. */
export function handleOutcome(key: string, handler: OutcomeHandler): () => void {
  handlers.set(key, [...(handlers.get(key) ?? []), handler]);
  const release = holdScreenLock(key);
  return () => {
    handlers.set(
      key,
      (handlers.get(key) ?? []).filter((each) => each !== handler),
    );
    release();
  };
}

/** The handler that was added last, undefined where no screen of this page shows the submission. */
export function handlerOf(key: string): OutcomeHandler | undefined {
  return handlers.get(key)?.at(-1);
}
