import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartRefusedError } from '#server/start-refused-error.ts';
import type { Engine } from './engine.ts';
import { migrations } from './migrations/all-migrations.ts';
import type { DatabaseSchema } from './schema.ts';
import { tableNames, type TableName } from './primary-keys.ts';

const migrationTable = 'kysely_migration';

/** The tables that the migrator keeps for itself. */
export const migratorTables = [migrationTable, 'kysely_migration_lock'] as const;

/** Thrown when the database has migrations that this version of the program does not know. */
export class NewerDatabaseError extends StartRefusedError {
  constructor(migration: string) {
    super(`The database was made by a newer version of Plumbline (it has ${migration}). Start that version.`);
    this.name = 'NewerDatabaseError';
  }
}

/** The tables of the product that the database has, each after those that it refers to. */
export async function presentTables(db: Kysely<DatabaseSchema>): Promise<TableName[]> {
  const present = new Set((await db.introspection.getTables()).map((table) => table.name));
  return tableNames.filter((table) => present.has(table));
}

/** Brings the schema up to date in one all-or-nothing step; several processes may do so at the same time. */
export async function migrateToLatest(db: Kysely<DatabaseSchema>, engine: Engine): Promise<void> {
  const newest = latestMigration();
  if ((await appliedMigrations(db)).includes(newest)) return;
  await engine.exclusiveTransaction(db, (transaction) => migrateWithin(transaction, newest));
}

/** Brings the schema up to the named migration within the caller's transaction. */
export async function migrateWithin(transaction: Kysely<DatabaseSchema>, target: string): Promise<void> {
  await appliedMigrations(transaction);
  const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateTo(target);
  if (error !== undefined) throw error;
}

/** The migrations that the database has, oldest first; none when it is empty. */
export async function appliedMigrations(db: Kysely<DatabaseSchema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === migrationTable)) return [];
  const found = await sql<{ name: string }>`select name from ${sql.table(migrationTable)} order by name`.execute(db);
  const names = found.rows.map((row) => row.name);
  const unknown = names.find((name) => !isKnownMigration(name));
  if (unknown !== undefined) throw new NewerDatabaseError(unknown);
  return names;
}

/** The newest migration of this version of the program. */
export function latestMigration(): string {
  const newest = Object.keys(migrations).at(-1);
  if (newest === undefined) throw new Error('There are no migrations');
  return newest;
}

/** Whether this version of the program has a migration of that name. */
export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(migrations, name);
}
