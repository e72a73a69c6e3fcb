import { type Kysely, type Transaction, sql } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { KeepingBasis } from '#domain/personal-data/keeping.ts';
import { heldAsked, heldDocuments, heldProjects, heldQuotes } from '#server/database/keeping/legal-holds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { isNamed } from '#server/features/personal-data/erasure/kept-contracts-store.ts';

type Db = Kysely<DatabaseSchema>;

/** Condition on `kept_records`: its last day is over, nothing holds it, and there is something to delete of it. */
const isOver = (basis: KeepingBasis, now: number) => sql`basis = ${basis}
  and kept_until < ${dayOf(now, defaultLanguage)}
  and record_id not in (${heldDocuments}) and record_id not in (${heldAsked})
  and record_id not in (${heldProjects}) and record_id not in (${heldQuotes})
  and not (kind = 'quote' and is_over = 1 and record_id in (select quotes.id from quotes where ${isNamed}))`;

/** How many kept records are over at a time (ms UTC). */
export async function countKeptOver(db: Db, basis: KeepingBasis, now: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from kept_records
    where ${isOver(basis, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

type Over = { basis: KeepingBasis; now: number; deleteMarked: () => Promise<void> };

/**
 * Marks records of one last day as over, which lets the database delete them, and has them deleted; goes on to the next day where all of them
 * wait for others that refer to them. Returns how many were deleted or emptied.
 */
export async function deleteKeptOver(
  transaction: Transaction<DatabaseSchema>,
  { basis, now, deleteMarked }: Over,
): Promise<number> {
  const days = await sql<{ day: string }>`select distinct kept_until as day from kept_records
    where ${isOver(basis, now)} order by day`.execute(transaction);
  for (const { day } of days.rows) {
    const { rows } = await sql<{ id: string }>`update kept_records set is_over = 1
      where kept_until = ${day} and ${isOver(basis, now)} returning record_id as id`.execute(transaction);
    const marked = rows.map(({ id }) => id);
    if (marked.length === 0) continue;
    await deleteMarked();
    const waiting = await sql<{ count: number }>`select count(*) as count from kept_records
      where is_over = 0 and record_id in (${sql.join(marked)})`.execute(transaction);
    const done = marked.length - (waiting.rows[0]?.count ?? 0);
    if (done > 0) return done;
  }
  return 0;
}
