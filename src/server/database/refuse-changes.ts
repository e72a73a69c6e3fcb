import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Makes the database refuse changes of a table's rows, given all its columns; a lock, which changes nothing, is let through. */
export async function refuseChanges(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  const refusal = `rows of ${table} are never changed`;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const same = isPostgres ? 'is not distinct from' : 'is';
  const isAllowed = columns.map((column) => `new.${column} ${same} old.${column}`).join(' and ');
  if (!isPostgres) {
    await sql`create trigger ${sql.raw(table)}_unchanged before update on ${sql.table(table)}
      when not (${sql.raw(isAllowed)}) begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db);
    return;
  }
  await sql`create or replace function ${sql.raw(`refuse_change_of_${table}`)}() returns trigger language plpgsql as
    ${sql.raw(`$$ begin raise exception '${refusal}'; end $$`)}`.execute(db);
  await sql`create trigger ${sql.raw(table)}_unchanged before update on ${sql.table(table)} for each row
    when (not (${sql.raw(isAllowed)})) execute function ${sql.raw(`refuse_change_of_${table}`)}()`.execute(db);
}
