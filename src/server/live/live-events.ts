import type { LiveEvent } from '#contract/live.ts';

/** Sends events to every open back office, of this process and of all others on the same database. */
export type LiveEvents = {
  /** To be called after the commit. A lost event loses no data: a reload shows it. */
  announce: (event: LiveEvent) => void;
  /** Subscribes to events; the returned function unsubscribes. */
  subscribe: (listener: (event: LiveEvent) => void) => () => void;
};

/** Live events of one process; `onAnnounced` forwards events that were announced here to other servers. */
export function createLiveEvents(onAnnounced: (event: LiveEvent) => void = () => undefined): LiveEvents & {
  /** Sends an event to this process only, for example one of another server. */
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
