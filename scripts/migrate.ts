/* Brings the database to this release before its servers start: `scripts/migrate.ts`. Servers of the release before go on. */
import { migrateDatabase } from '#server/database/migrate-database.ts';

try {
  const done = await migrateDatabase({
    databaseUrl: process.env.DATABASE_URL || undefined,
    dataDir: process.env.DATA_DIR || 'data',
  });
  for (const name of done) process.stdout.write(`${name}\n`);
  process.stdout.write(done.length === 0 ? 'The database is up to date.\n' : `${done.length} migrations ran.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
