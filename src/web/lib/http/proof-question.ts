import { useSyncExternalStore } from 'react';

/** Somebody waits for a proof that the session is its owner's; `settle` tells whether it was given. */
export type ProofQuestion = { settle: (isProved: boolean) => void };

let question: (ProofQuestion & { answer: Promise<boolean> }) | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for a proof on the page at hand; calls at the same time share the question. False when the page cannot ask. */
export async function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return false;
  if (question) return question.answer;
  const { promise: answer, resolve } = Promise.withResolvers<boolean>();
  const settle = (isProved: boolean) => {
    change(null);
    resolve(isProved);
  };
  change({ settle, answer });
  return answer;
}

function change(next: typeof question): void {
  question = next;
  for (const listener of listeners) listener();
}

/** The question that waits for an answer; null for none. */
export function useProofQuestion(): ProofQuestion | null {
  return useSyncExternalStore(
    subscribe,
    () => question,
    () => null,
  );
}
