import { type RefObject, useEffect, useEffectEvent } from 'react';
import { otherSide } from '#domain/threads/thread.ts';
import type { ShownMessage, ThreadView } from './thread-calls.ts';
import { markSeen } from './thread-calls.ts';

/** Tells the server that the latest message of the other side was seen, once the end of the thread is on the screen. */
export function useSeen(
  view: ThreadView,
  messages: readonly ShownMessage[],
  { end, unread }: { end: RefObject<HTMLElement | null>; unread: number },
): void {
  const latest = messages.findLast(({ side }) => side === otherSide(view.side))?.at ?? 0;
  const tell = useEffectEvent((at: number) => {
    if (document.visibilityState === 'visible') markSeen(view, at).catch(() => undefined);
  });
  useEffect(() => {
    const element = end.current;
    if (!element || unread === 0) return undefined;
    let isOnScreen = false;
    const observer = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting ?? false;
      if (isOnScreen) tell(latest);
    });
    const onVisible = () => {
      if (isOnScreen) tell(latest);
    };
    observer.observe(element);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [end, latest, unread]);
}
