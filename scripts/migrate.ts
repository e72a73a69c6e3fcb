/* Brings the database to this release before its servers start: `scripts/migrate.ts`. Servers of the release before go on. */
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { NoDatabaseError } from '#server/database/open-database.ts';

// A new database is readable for its owner only.
process.umask(0o077);
const dataDir = process.env.DATA_DIR || undefined;

try {
  // A folder that nobody named gets no second, empty database.
  const done = await migrateDatabase(
    { databaseUrl: process.env.DATABASE_URL || undefined, dataDir: dataDir ?? 'data' },
    dataDir !== undefined,
  );
  for (const name of done) process.stdout.write(`${name}\n`);
  process.stdout.write(done.length === 0 ? 'The database is up to date.\n' : `${done.length} migrations ran.\n`);
} catch (error) {
  const hint = error instanceof NoDatabaseError ? ' Set DATA_DIR to the folder that the server has.' : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exitCode = 1;
}
