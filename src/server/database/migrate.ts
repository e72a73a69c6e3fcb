import { sql, type Kysely } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { StartRefusedError } from '#server/start-refused-error.ts';
import type { Engine } from './engine.ts';
import { breakingMigrations, migrations } from './migrations/all-migrations.ts';
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

/**
 * Brings the schema up to date; several processes may do so at the same time. An empty database gets it in one all-or-nothing step, any
 * other one migration at a time, so that servers of the release before never wait for long (K7). A schema that a newer release has only
 * added to stays as it is (K8).
 */
export async function migrateToLatest(db: Kysely<DatabaseSchema>, engine: Engine): Promise<void> {
  const names = new Set(await namesIn(db));
  // A later one may be there without an earlier one: they were written side by side.
  if (Object.keys(migrations).every((name) => names.has(name))) return demandUsable(db, [...names]);
  await appliedMigrations(db);
  if (names.size === 0) return engine.exclusiveTransaction(db, (transaction) => migrateWithin(transaction));
  while (await engine.schemaTransaction(db, migrateByOne));
}

/** Throws {@link NewerDatabaseError} where migrations of a newer release took away what this one uses, or do not say. */
async function demandUsable(db: Kysely<DatabaseSchema>, names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !isKnownMigration(name));
  if (unknown.length === 0) return;
  const notes = await db
    .selectFrom('migration_notes')
    .select('name')
    .where('name', 'in', unknown)
    .where('breaks_older', '=', 0)
    .execute();
  const additive = new Set(notes.map(({ name }) => name));
  const breaking = unknown.find((name) => !additive.has(name));
  if (breaking !== undefined) throw new NewerDatabaseError(breaking);
}

/** Brings an empty schema up to the named migration, or any schema up to date, within the caller's transaction. */
export async function migrateWithin(transaction: Kysely<DatabaseSchema>, target?: string): Promise<void> {
  await migrateBy(transaction, (migrator) =>
    target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target),
  );
}

/** Runs the first migration that the database lacks; returns whether there was one. */
const migrateByOne = (transaction: Kysely<DatabaseSchema>): Promise<boolean> =>
  migrateBy(transaction, (migrator) => migrator.migrateUp());

/** Returns whether any migration ran. */
async function migrateBy(
  transaction: Kysely<DatabaseSchema>,
  run: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<boolean> {
  await appliedMigrations(transaction);
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error, results = [] } = await run(
    new Migrator({ db: transaction, provider, allowUnorderedMigrations: true }),
  );
  if (error !== undefined) throw error;
  await noteMigrations(transaction);
  return results.length > 0;
}

/** Writes down for servers of earlier releases what the migrations mean to them. */
async function noteMigrations(transaction: Kysely<DatabaseSchema>): Promise<void> {
  if (!(await presentTables(transaction)).includes('migration_notes')) return;
  const notes = (await namesIn(transaction)).map((name) => ({
    name,
    breaks_older: breakingMigrations.has(name) ? (1 as const) : (0 as const),
  }));
  await transaction
    .insertInto('migration_notes')
    .values(notes)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/**
 * The migrations that the database has, oldest first; none when it is empty. Throws {@link NewerDatabaseError} where this release does
 * not know one.
 */
export async function appliedMigrations(db: Kysely<DatabaseSchema>): Promise<string[]> {
  const names = await namesIn(db);
  const unknown = names.find((name) => !isKnownMigration(name));
  if (unknown !== undefined) throw new NewerDatabaseError(unknown);
  return names;
}

/** What this release makes of the migrations of a database. */
export type UnderstoodMigrations = {
  /** Those that it knows, oldest first; none when the database is empty. */
  known: string[];
  /** One that a newer release has added to the database; null where it knows all. */
  newer: string | null;
};

/**
 * The migrations of a database that this release can work with (K8). Throws {@link NewerDatabaseError} where a newer one took away what
 * this one uses, or does not say.
 */
export async function understoodMigrations(db: Kysely<DatabaseSchema>): Promise<UnderstoodMigrations> {
  const names = await namesIn(db);
  const known = names.filter(isKnownMigration);
  const unknown = names.find((name) => !isKnownMigration(name));
  if (unknown === undefined) return { known, newer: null };
  if (known.length < Object.keys(migrations).length) throw new NewerDatabaseError(unknown);
  await demandUsable(db, names);
  return { known, newer: unknown };
}

async function namesIn(db: Kysely<DatabaseSchema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === migrationTable)) return [];
  const found = await sql<{ name: string }>`select name from ${sql.table(migrationTable)} order by name`.execute(db);
  return found.rows.map((row) => row.name);
}

/** The newest migration of this version of the program. */
export function latestMigration(): string {
  // The migrator goes by the names, in whichever order they are listed.
  const newest = Object.keys(migrations).toSorted().at(-1);
  if (newest === undefined) throw new Error('There are no migrations');
  return newest;
}

/** Whether this version of the program has a migration of that name. */
export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(migrations, name);
}
