import { createHash } from 'node:crypto';
import type { LiveEvent } from '#contract/live.ts';

/** Sends events to every open back office, of this process and of all others on the same database. */
export type LiveEvents = {
  /** To be called after the commit. A lost event loses no data: a reload shows it. */
  announce: (event: LiveEvent) => void;
  /** Subscribes to events; the returned function unsubscribes. */
  subscribe: (listener: (event: LiveEvent) => void) => () => void;
  /**
   * Names all that was announced before, here and elsewhere: nothing has been as long as it is the same. Null while events of other
   * servers may be lost.
   */
  position: () => string | null;
  /** To be called after a commit that changed settings which every server keeps in memory. */
  announceSettings: () => void;
  /** Subscribes to changes of settings that another server has made. */
  onSettings: (listener: () => void) => void;
};

/** What servers tell each other: events for the back office, and that settings are no longer what they were. */
export type Announcement = LiveEvent | { kind: 'settings-changed' };

/**
 * Live events of one process, named `self` among all processes before and beside it, by a name that nobody can guess; `onAnnounced`
 * forwards events that were announced here to other servers.
 */
export function createLiveEvents(
  self = '',
  onAnnounced: (announcement: Announcement) => void = () => undefined,
): LiveEvents & {
  /** Sends an event to this process only, for example one of another server. */
  tell: (event: LiveEvent) => void;
  /** Tells this process that another server has changed settings. */
  tellSettings: () => void;
  hasListeners: () => boolean;
} {
  const listeners = new Set<(event: LiveEvent) => void>();
  const settingsListeners = new Set<() => void>();
  let count = 0;
  const tell = (event: LiveEvent): void => {
    count += 1;
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
    // Customers see it too, whom it is not to tell how much is done here.
    position: () => createHash('sha256').update(`${self}.${count}`).digest('base64url'),
    announceSettings: () => onAnnounced({ kind: 'settings-changed' }),
    onSettings: (listener) => void settingsListeners.add(listener),
    tell,
    tellSettings() {
      for (const listener of settingsListeners) listener();
    },
    hasListeners: () => listeners.size > 0,
  };
}
