import { openSqlite } from '#server/database/engine-sqlite.ts';
import { migrateWithin } from '#server/database/migrate.ts';

/** The columns of each table as this release knows it. */
export type KnownColumns = ReadonlyMap<string, readonly string[]>;

/** Which columns the tables of this release have: read from an empty database in memory, because migrations say it and nothing else does. */
export async function knownColumns(): Promise<KnownColumns> {
  const db = openSqlite({ file: ':memory:', isReadOnly: false });
  try {
    await db.transaction().execute((transaction) => migrateWithin(transaction));
    const tables = await db.introspection.getTables();
    return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  } finally {
    await db.destroy();
  }
}
