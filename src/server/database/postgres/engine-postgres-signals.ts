import { type Kysely, sql } from 'kysely';
import { Client, type Notification } from 'pg';
import type { SignalOptions, Signals } from '../engine.ts';
import type { DatabaseSchema } from '../schema.ts';

/** Name by which a server's connections are known to PostgreSQL. */
export const serverName = 'plumbline-server';

const channel = 'plumbline';
/** How often a server makes sure that it hears, by a word to itself, and how long that word may take. */
const probeEveryMs = 30_000;
const probeWithinMs = 10_000;
const firstRetryMs = 250;
const longestRetryMs = 30_000;

/** A word on the channel: who said it, and what; nothing is a probe. */
type Word = { from: string; text: string | null };

/**
 * LISTEN and NOTIFY on one connection of their own, made anew whenever it is lost. A pooler that hands connections
 * around between transactions takes LISTEN and lets nothing through, so whether something comes through is tried.
 */
export function openPostgresSignals(options: SignalOptions): Signals {
  const { db, databaseUrl, self, hear } = options;
  const hearing = createHearing(options);
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let isClosed = false;

  function schedule(run: () => void, ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(run, ms).unref();
  }

  function onNotification({ payload }: Notification): void {
    const word = wordIn(payload);
    if (!word) return;
    if (word.from === self) {
      if (word.text === null) pass();
    } else if (word.text !== null) hear(word.text);
  }

  /** Its own word has come back: all is well for a while. */
  function pass(): void {
    retryMs = firstRetryMs;
    hearing.set(true);
    schedule(probe, probeEveryMs);
  }

  function probe(): void {
    schedule(lose, probeWithinMs);
    send(db, { from: self, text: null }).catch(lose);
  }

  function lose(): void {
    if (isClosed) return;
    hearing.set(false);
    void drop();
    schedule(() => void connect(), retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }

  function drop(): Promise<void> {
    const lost = client;
    client = null;
    return endClient(lost);
  }

  async function connect(): Promise<void> {
    const next = newClient(databaseUrl).on('end', lose).on('notification', onNotification);
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      if (client === next) probe();
    } catch {
      if (client === next) lose();
    }
  }

  void connect();
  return {
    send: (text) => send(db, { from: self, text }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await drop();
    },
  };
}

/** An unheard error would end the process; whatever it is, the end follows or the next probe tells. */
function newClient(databaseUrl: string | undefined): Client {
  const client = new Client({ connectionString: databaseUrl, application_name: serverName, keepAlive: true });
  return client.on('error', () => undefined);
}

/** Ends a connection that nobody listens to any more. */
async function endClient(client: Client | null): Promise<void> {
  client?.removeAllListeners('end').removeAllListeners('notification');
  await client?.end().catch(() => undefined);
}

/** Tells only of changes. */
function createHearing({ onHearing }: SignalOptions): { set: (isHearing: boolean) => void } {
  let known: boolean | null = null;
  return {
    set(isHearing) {
      if (isHearing === known) return;
      known = isHearing;
      onHearing(isHearing);
    },
  };
}

async function send(db: Kysely<DatabaseSchema>, word: Word): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(word)})`.execute(db);
}

function wordIn(payload: string | undefined): Word | null {
  try {
    const { from, text } = JSON.parse(payload ?? '') as Partial<Word>;
    return typeof from === 'string' && (text === null || typeof text === 'string') ? { from, text } : null;
  } catch {
    return null;
  }
}
