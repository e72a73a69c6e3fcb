import type { PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import { openPool } from '#server/database/postgres/open-postgres.ts';

/** Connections to a database of tests that stay open from one test to the next: each costs PostgreSQL 10 to 20 ms. */
export type KeptConnections = {
  /** As a pool of its own: once it is ended, it lends nothing more and has everything back. */
  forOneTest: () => PostgresPool;
  /** Ends them, for a test in which nobody may be connected; the next test gets new ones. */
  end: () => Promise<void>;
};

/** Keeps connections to a database, none as long as no test has asked. */
export function keepConnections(url: string): KeptConnections {
  let kept: Pool | undefined;
  const open = () => {
    const pool = openPool({ url, use: 'server', onConnectionLost: () => undefined });
    // An idle connection keeps no run of tests from ending.
    pool.options.allowExitOnIdle = true;
    return pool;
  };
  return {
    forOneTest() {
      kept ??= open();
      return lend(kept);
    },
    async end() {
      await kept?.end();
      kept = undefined;
    },
  };
}

function lend(pool: Pool): PostgresPool {
  let isEnded = false;
  let lentOut = 0;
  const allBack = Promise.withResolvers<void>();
  const takeBack = () => {
    lentOut -= 1;
    if (isEnded && lentOut === 0) allBack.resolve();
  };
  return {
    options: pool.options,
    async connect() {
      if (isEnded) throw new Error('The test has ended its connections');
      lentOut += 1;
      try {
        const client = await pool.connect();
        const { release } = client;
        client.release = (shallEnd) => {
          release(shallEnd);
          takeBack();
        };
        return client;
      } catch (error) {
        takeBack();
        throw error;
      }
    },
    async end() {
      isEnded = true;
      if (lentOut > 0) await allBack.promise;
    },
  };
}
