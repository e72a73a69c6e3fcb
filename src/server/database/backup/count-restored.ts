import { sql } from 'kysely';
import { connectForMaintenance, type DatabaseLocation } from '#server/database/open-database.ts';
import type { BackupSummary } from './backup-format.ts';

/** Rows of a table in a backup, and in the database that it was restored into. */
export type RestoredCount = { table: string; source: number; target: number };

/** Counts the rows of each table of a backup in the database that it was restored into. */
export async function countRestored(to: DatabaseLocation, rows: BackupSummary['rows']): Promise<RestoredCount[]> {
  const { db, close } = connectForMaintenance(to, 'read');
  try {
    const counted: RestoredCount[] = [];
    for (const [table, source] of Object.entries(rows)) {
      const { rows: found } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
        db,
      );
      counted.push({ table, source, target: found[0]?.count ?? -1 });
    }
    return counted;
  } finally {
    await close();
  }
}

/** What a restore has lost or doubled; null for nothing. */
export function describeMissing(counts: readonly RestoredCount[]): string | null {
  const wrong = counts.find(({ source, target }) => source !== target);
  return wrong ? `${wrong.table} has ${wrong.target} rows in place of ${wrong.source}.` : null;
}
