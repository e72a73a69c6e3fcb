/** For how long somebody counts as writing after the last sign of it, in ms. */
const lastsMs = 6_000;

const until = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes that the other side is writing in a thread. */
export function announceTyping(thread: string): void {
  until.set(thread, Date.now() + lastsMs);
  tell();
  setTimeout(tell, lastsMs + 50);
}

/** Whether the other side is writing in a thread just now. */
export const isTyping = (thread: string): boolean => (until.get(thread) ?? 0) > Date.now();

/** Forgets that the other side was writing: what it wrote has come. */
export function endTyping(thread: string): void {
  if (until.delete(thread)) tell();
}

/** Calls back when somebody begins or ends to write. Returns a function that ends that. */
export function onTyping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
