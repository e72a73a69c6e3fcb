import { useEffect, useRef, useSyncExternalStore } from 'react';
import { endTyping, isTyping, onTyping } from '../../lib/live/typing-signs.ts';
import { type ThreadView, noteTyping } from './thread-calls.ts';

/** Signs of writing are sent at most so often (ms). */
const everyMs = 4_000;

/** Whether the other side is writing just now; what it wrote ends that. */
export function useOtherTyping(thread: string, latestId: string | undefined): boolean {
  useEffect(() => {
    if (latestId !== undefined) endTyping(thread);
  }, [thread, latestId]);
  return useSyncExternalStore(
    onTyping,
    () => isTyping(thread),
    () => false,
  );
}

/** Returns a function that tells the other side that something is being written, not too often. */
export function useTypingSign(view: ThreadView): () => void {
  const last = useRef(0);
  return () => {
    const now = Date.now();
    if (now - last.current < everyMs) return;
    last.current = now;
    noteTyping(view).catch(() => undefined);
  };
}
