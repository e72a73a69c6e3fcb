import type { LiveEvents } from '#server/live/live-events.ts';

/** A setting in memory, so that no page asks the database for it. */
export type CachedSetting<T> = {
  /** The setting as it was at most 5 s ago. */
  current: () => T;
  /** Reads it again, so that the instance that made a change shows it at once. */
  refresh: () => Promise<void>;
};

/** All instances follow a change within this time, also those that did not hear of it. */
const refreshMs = 5000;

type Options<Stored, T> = {
  read: () => Promise<Stored>;
  /** Called once for each version that is read. */
  prepare: (stored: Stored) => T;
  /** The value until the first read. */
  first: T;
  clock: () => number;
};

/** Reads settings again whenever another server has changed some. */
export function followOtherServers(
  { onSettings }: LiveEvents,
  settings: readonly Pick<CachedSetting<unknown>, 'refresh'>[],
): void {
  onSettings(() => {
    // What fails now follows with the next read.
    for (const each of settings) each.refresh().catch(() => undefined);
  });
}

/** Creates the cache of one setting; it has read nothing yet. */
export function createCachedSetting<Stored extends { version: number }, T extends { version: number }>({
  read,
  prepare,
  first,
  clock,
}: Options<Stored, T>): CachedSetting<T> {
  let known = first;
  let readAt = Number.NEGATIVE_INFINITY;
  async function refresh(): Promise<void> {
    readAt = clock();
    const stored = await read();
    // Of two reads at once the older may end last.
    if (stored.version > known.version) known = prepare(stored);
  }
  return {
    current() {
      // A clock that was set back must not keep an old value until it is there again.
      if (Math.abs(clock() - readAt) > refreshMs) refresh().catch(() => undefined);
      return known;
    },
    refresh,
  };
}
