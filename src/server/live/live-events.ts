import type { LiveEvent } from '#contract/live.ts';

/** Tells every open back office what has just happened, in this process and in all others on the same database. */
export type LiveEvents = {
  /** To be called after the commit; losing one loses nothing that a reload would not show. */
  announce: (event: LiveEvent) => void;
  /** Hears events until the answered function is called. */
  subscribe: (listener: (event: LiveEvent) => void) => () => void;
};

/** Live events of one process; `onAnnounced` takes those that were announced here on to other servers. */
export function createLiveEvents(onAnnounced: (event: LiveEvent) => void = () => undefined): LiveEvents & {
  /** Tells this process alone, such as of what another server has announced. */
  tell: (event: LiveEvent) => void;
  hasListeners: () => boolean;
} {
  const listeners = new Set<(event: LiveEvent) => void>();
  const tell = (event: LiveEvent): void => {
    for (const listener of listeners) listener(event);
  };
  return {
    announce(event) {
      tell(event);
      onAnnounced(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
    hasListeners: () => listeners.size > 0,
  };
}
