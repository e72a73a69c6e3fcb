/* Fills the database with made-up requests: `scripts/seed.ts --requests 1000 [--seed 1] [--until 2026-11-21] [--force]`. */
import { parseArgs } from 'node:util';
import { firstPriceBook } from '#domain/estimates/price-book/first-price-book.ts';
import { lockDataFolder } from '#server/database/data-folder/data-folder-lock.ts';
import { connectForMaintenance, openDatabase } from '#server/database/open-database.ts';
import { createProgressLine } from '#server/database/backup/progress-line.ts';
import { seedPriceBook } from '#server/database/seeds.ts';
import { readPriceBook } from '#server/features/estimates/price-book-store.ts';
import { seedRequests } from '#server/seeds/seed-requests.ts';

const mostRequests = 10_000_000;
const location = { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: process.env.DATA_DIR || 'data' };

async function seed(): Promise<string> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      until: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
  });
  const count = wholeNumber('--requests', values.requests, mostRequests);
  const until = values.until === undefined ? Date.now() : Date.parse(values.until);
  if (Number.isNaN(until)) throw new Error('--until takes a day such as 2026-11-21.');
  const begun = performance.now();
  await (await openDatabase(location)).close();
  const unlock = location.databaseUrl === undefined ? lockDataFolder(location.dataDir) : () => undefined;
  const database = connectForMaintenance(location, 'write');
  try {
    await seedPriceBook(database.db, { content: firstPriceBook, createdAt: until });
    await seedRequests(database, {
      count,
      until,
      seed: wholeNumber('--seed', values.seed, 2 ** 31 - 1),
      priceBook: await readPriceBook(database.db),
      isForced: values.force,
      onProgress: createProgressLine((line) => process.stderr.write(`${line}\n`), Date.now),
    });
  } finally {
    await database.close();
    unlock();
  }
  return `Added ${count} requests in ${Math.round((performance.now() - begun) / 1000)} s`;
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Error(`${name} takes a whole number from 1 to ${most}.`);
  return value;
}

try {
  process.stdout.write(`${await seed()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
