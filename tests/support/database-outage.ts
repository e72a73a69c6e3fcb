import { once } from 'node:events';
import { type Server, type Socket, createConnection, createServer } from 'node:net';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { sql } from 'kysely';
import { openDatabase } from '#server/database/open-database.ts';
import { type TestDatabase, atEnd, temporaryFolder } from './test-databases.ts';

/** A database that a test can take away and give back. */
export type FailingDatabase = {
  database: TestDatabase;
  /** PostgreSQL is gone without a word; SQLite's disk is full. */
  fail: () => Promise<void>;
  recover: () => Promise<void>;
};

/** Opens a second way to the database of a test, one that can be cut. */
export async function openFailingDatabase(context: TestContext, known: TestDatabase): Promise<FailingDatabase> {
  const { databaseUrl, dataDir } = known.location;
  return databaseUrl === undefined ? fullDisk(known) : lostServer(context, new URL(databaseUrl), dataDir);
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

/** Reaches PostgreSQL through a socket of our own, which can be closed and opened again. */
async function lostServer(context: TestContext, url: URL, dataDir: string): Promise<FailingDatabase> {
  const name = `.s.PGSQL.${url.port}`;
  const folder = temporaryFolder(context);
  const relay = createRelay(path.join(url.searchParams.get('host') ?? '', name), path.join(folder, name));
  await relay.open();
  atEnd(context, relay.cut);
  const relayed = new URL(url);
  relayed.searchParams.set('host', folder);
  const location = { databaseUrl: relayed.href, dataDir };
  const database = await openDatabase(location);
  atEnd(context, database.close);
  return { database: { ...database, location }, fail: relay.cut, recover: relay.open };
}

function createRelay(from: string, to: string) {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const join = (one: Socket, other: Socket) => {
    sockets.add(one);
    one.pipe(other);
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
        join(inside, outside);
        join(outside, inside);
      });
      server.listen(to);
      await once(server, 'listening');
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
