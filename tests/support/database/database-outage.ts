import { once } from 'node:events';
import { type Server, type Socket, createConnection, createServer } from 'node:net';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { type DatabaseLocation, openDatabase } from '#server/database/open-database.ts';
import type { AnswerReports } from '#server/database/watch-database.ts';
import { type TestDatabase, atEnd, temporaryFolder } from './test-databases.ts';

/** A database that a test can take away and give back. */
export type FailingDatabase = {
  database: TestDatabase;
  /** PostgreSQL is gone without a word; SQLite's disk is full. */
  fail: () => Promise<void>;
  recover: () => Promise<void>;
};

/** A way to PostgreSQL that can fall silent without ending any connection. */
export type SilentDatabase = { database: TestDatabase; hang: () => void; resume: () => void };

/** A way to PostgreSQL that breaks in the middle of what is said. */
export type BreakingDatabase = {
  database: TestDatabase;
  /** Ends so many connections as soon as they say these words; answers how many are left to end. */
  breakAt: (words: string, times: number) => () => number;
};

/** Opens a second way to the database of a test, one that can be cut. */
export async function openFailingDatabase(context: TestContext, known: TestDatabase): Promise<FailingDatabase> {
  return known.location.databaseUrl === undefined ? fullDisk(known) : lostServer(context, known.location);
}

function fullDisk(database: TestDatabase): FailingDatabase {
  const limitPages = async (count: number) => {
    await sql`pragma max_page_count = ${sql.lit(count)}`.execute(database.db);
  };
  // Free pages of the file would let small changes through.
  const fail = async () => {
    await sql`vacuum`.execute(database.db);
    await limitPages(1);
  };
  return { database, fail, recover: () => limitPages(1_000_000) };
}

async function lostServer(context: TestContext, known: DatabaseLocation): Promise<FailingDatabase> {
  const { database, relay } = await openRelayed(context, known);
  return { database, fail: relay.cut, recover: relay.open };
}

/** Opens a second way to a PostgreSQL database of a test, one that breaks when it is told to. */
export async function openBreakingDatabase(context: TestContext, known: TestDatabase): Promise<BreakingDatabase> {
  const { database, relay } = await openRelayed(context, known.location);
  return { database, breakAt: relay.breakAt };
}

/** Opens a second way to a PostgreSQL database of a test, one that can fall silent; it is watched. */
export async function openSilentDatabase(
  context: TestContext,
  known: TestDatabase,
  reports: AnswerReports,
): Promise<SilentDatabase> {
  const { database, relay } = await openRelayed(context, known.location, reports);
  return { database, hang: () => relay.hold(true), resume: () => relay.hold(false) };
}

/** A server of PostgreSQL that is not there until it is opened. */
export function postgresToCome(context: TestContext, { databaseUrl = '' }: DatabaseLocation) {
  const { relay, relayed } = relayTo(context, new URL(databaseUrl));
  atEnd(context, relay.cut);
  return { databaseUrl: relayed.href, open: relay.open };
}

function relayTo(context: TestContext, url: URL) {
  const name = `.s.PGSQL.${url.port}`;
  const folder = temporaryFolder(context);
  const relay = createRelay(path.join(url.searchParams.get('host') ?? '', name), path.join(folder, name));
  const relayed = new URL(url);
  relayed.searchParams.set('host', folder);
  return { relay, relayed };
}

/** Reaches PostgreSQL through a socket of our own, which can be closed and opened again. */
async function openRelayed(context: TestContext, known: DatabaseLocation, reports?: AnswerReports) {
  const { databaseUrl = '', dataDir } = known;
  const { relay, relayed } = relayTo(context, new URL(databaseUrl));
  await relay.open();
  atEnd(context, relay.cut);
  const location = { databaseUrl: relayed.href, dataDir };
  const database = await openDatabase({ ...location, ...(reports && { reports }) });
  atEnd(context, database.close);
  return { database: { ...database, location }, relay };
}

function createRelay(from: string, to: string) {
  const sockets = new Set<Socket>();
  const breaking = { words: '', left: 0, isHeld: false };
  let server: Server | undefined;
  const join = (one: Socket, other: Socket) => {
    sockets.add(one);
    one.pipe(other);
    if (breaking.isHeld) one.pause();
    one.on('error', () => other.destroy());
    one.on('close', () => {
      sockets.delete(one);
      other.destroy();
    });
  };
  return {
    async open() {
      server = createServer((inside) => {
        const outside = createConnection(from);
        inside.on('data', (said) => {
          if (breaking.left === 0 || !said.includes(breaking.words)) return;
          breaking.left -= 1;
          inside.destroy();
        });
        join(inside, outside);
        join(outside, inside);
      });
      server.listen(to);
      await once(server, 'listening');
    },
    /** Lets nothing through, in no direction, or all of it again. */
    hold(isHeld: boolean) {
      breaking.isHeld = isHeld;
      for (const socket of sockets) {
        if (isHeld) socket.pause();
        else socket.resume();
      }
    },
    breakAt(words: string, times: number) {
      Object.assign(breaking, { words, left: times });
      return () => breaking.left;
    },
    async cut() {
      const closing = server;
      server = undefined;
      if (!closing) return;
      const closed = once(closing, 'close');
      closing.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
