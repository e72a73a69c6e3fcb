import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { liveEventSchema } from '#contract/live.ts';
import type { Engine } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readLatestChange } from './latest-change-store.ts';
import { type LiveEvents, createLiveEvents } from './live-events.ts';

/** While the connection to other servers is down, the requests are polled at this interval (ms). */
const pollIntervalMs = 5_000;

/** Of this version of the server; another one may announce what is not known here. */
const announcementSchema = z.union([liveEventSchema, z.strictObject({ kind: z.literal('settings-changed') })]);

export type LiveOptions = {
  db: Kysely<DatabaseSchema>;
  engine: Engine;
  databaseUrl: string | undefined;
  /** Name of this server among the others. */
  self: string;
};

export type OpenedLiveEvents = { live: LiveEvents; close: () => Promise<void> };

/** Live events between all servers on one database. */
export function openLiveEvents({ db, engine, databaseUrl, self }: LiveOptions): OpenedLiveEvents {
  const live = createLiveEvents(self, (announcement) => {
    signals.send(JSON.stringify(announcement)).catch(() => undefined);
  });
  const stopPolling = { now: (): void => undefined };
  // There is one server with SQLite.
  let hearsAll = engine.name === 'sqlite';
  const signals = engine.openSignals({
    db,
    databaseUrl,
    self,
    hear(text) {
      const announcement = announcementSchema.safeParse(JSON.parse(text));
      if (!announcement.success) return;
      if (announcement.data.kind === 'settings-changed') live.tellSettings();
      else live.tell(announcement.data);
    },
    onHearing(isHearing) {
      hearsAll = isHearing;
      stopPolling.now();
      if (!isHearing) stopPolling.now = startPolling(db, live);
      // Events may have been lost meanwhile, so everything may have changed.
      else {
        live.tell({ kind: 'requests-changed' });
        live.tellSettings();
      }
    },
  });
  return {
    live: { ...live, position: () => (hearsAll ? live.position() : null) },
    async close() {
      stopPolling.now();
      await signals.close();
    },
  };
}

type Local = ReturnType<typeof createLiveEvents>;

/** Announces a change when the most recently changed requests differ from before; only while somebody is subscribed. */
function startPolling(db: Kysely<DatabaseSchema>, live: Local): () => void {
  let known: string | null = null;
  const poll = async (): Promise<void> => {
    if (!live.hasListeners()) return;
    const found = await readLatestChange(db);
    if (known !== null && found !== known) live.tell({ kind: 'requests-changed' });
    known = found;
  };
  const pollSafely = (): void => void poll().catch(() => undefined);
  pollSafely();
  const timer = setInterval(pollSafely, pollIntervalMs).unref();
  return () => clearInterval(timer);
}
