/*
 * A server in miniature for tests that kill it: opens the database at the location given as JSON, then commits
 * one numbered row after another and names each on a line of its output only once it is committed.
 */
import { takeNumber } from '../number-series.ts';
import { openDatabase, type DatabaseLocation } from '../open-database.ts';

const location = JSON.parse(process.argv[2] ?? '{}') as DatabaseLocation;

try {
  const { db } = await openDatabase(location);
  for (;;) {
    const number = await db.transaction().execute(async (transaction) => {
      const taken = await takeNumber(transaction, 'service_request');
      await transaction
        .insertInto('secrets')
        .values({ name: String(taken), value: 'x'.repeat(200) })
        .execute();
      return taken;
    });
    // Waits for the write: where commits need no disk, this loop would never let the event loop empty a full pipe.
    await new Promise<void>((resolve) => {
      process.stdout.write(`${number}\n`, () => resolve());
    });
  }
} catch (error) {
  process.stderr.write(error instanceof Error ? `${error.name}: ${error.message}\n` : 'failed\n');
  process.exitCode = 1;
}
