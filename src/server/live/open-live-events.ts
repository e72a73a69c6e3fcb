import type { Kysely } from 'kysely';
import { liveEventSchema } from '#contract/live.ts';
import type { Engine } from '#server/database/engine.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type LiveEvents, createLiveEvents } from './live-events.ts';

/** While the connection to other servers is down, the requests are polled at this interval (ms). */
const lookEveryMs = 5_000;

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
  const live = createLiveEvents((event) => {
    signals.send(JSON.stringify(event)).catch(() => undefined);
  });
  const stopLooking = { now: (): void => undefined };
  const signals = engine.openSignals({
    db,
    databaseUrl,
    self,
    hear(text) {
      const event = liveEventSchema.safeParse(JSON.parse(text));
      if (event.success) live.tell(event.data);
    },
    onHearing(isHearing) {
      stopLooking.now();
      if (!isHearing) stopLooking.now = startLooking(db, live);
      // Events may have been lost meanwhile, so everything may have changed.
      else live.tell({ kind: 'requests-changed' });
    },
  });
  return {
    live,
    async close() {
      stopLooking.now();
      await signals.close();
    },
  };
}

type Local = ReturnType<typeof createLiveEvents>;

/** Announces a change when the most recently changed requests differ from before; only while somebody is subscribed. */
function startLooking(db: Kysely<DatabaseSchema>, live: Local): () => void {
  let known: string | null = null;
  const look = async (): Promise<void> => {
    if (!live.hasListeners()) return;
    const found = await latestChange(db);
    if (known !== null && found !== known) live.tell({ kind: 'requests-changed' });
    known = found;
  };
  const lookSafely = (): void => void look().catch(() => undefined);
  lookSafely();
  const timer = setInterval(lookSafely, lookEveryMs).unref();
  return () => clearInterval(timer);
}

/** Says which requests changed last, by the index of the lists in the order of activity. */
async function latestChange(db: Kysely<DatabaseSchema>): Promise<string> {
  const latest = await Promise.all(
    ([0, 1] as const).map((isArchived) =>
      db
        .selectFrom('service_requests')
        .select(['id', 'updated_at'])
        .where('is_archived', '=', isArchived)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return JSON.stringify(latest);
}
