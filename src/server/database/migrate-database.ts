import { existsSync } from 'node:fs';
import { appliedMigrations } from './migrate.ts';
import {
  connectForMaintenance,
  type DatabaseLocation,
  NoDatabaseError,
  openDatabase,
  sqliteFileOf,
} from './open-database.ts';

/**
 * Brings a database to this release without starting a server (K7), and returns the names of the migrations that ran. On PostgreSQL
 * servers of the release before go on meanwhile. Without `mayBegin` an embedded database has to be there. Throws `NoDatabaseError`, and as
 * {@link openDatabase} does.
 */
export async function migrateDatabase(location: DatabaseLocation, mayBegin: boolean): Promise<string[]> {
  if (!mayBegin && isMissing(location)) throw new NoDatabaseError(sqliteFileOf(location.dataDir));
  const before = await namesIn(location);
  const { close } = await openDatabase(location);
  await close();
  const after = await namesIn(location);
  return after.filter((name) => !before.includes(name));
}

async function namesIn(location: DatabaseLocation): Promise<string[]> {
  if (isMissing(location)) return [];
  const { db, close } = connectForMaintenance(location, 'read');
  try {
    return await appliedMigrations(db);
  } finally {
    await close();
  }
}

const isMissing = ({ databaseUrl, dataDir }: DatabaseLocation): boolean =>
  databaseUrl === undefined && !existsSync(sqliteFileOf(dataDir));
