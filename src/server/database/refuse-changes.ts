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

type Frozen = {
  table: string;
  /** Part of the name of what refuses, where a table has several. */
  name: string;
  /** SQL about `old` and `new`, given the engine's own comparison of values that may be null. */
  condition: (differs: string) => string;
  refusal: string;
};

/** Makes the database refuse changes of a table's rows where a condition holds. */
export async function refuseWhere(db: Kysely<unknown>, { table, name, condition, refusal }: Frozen): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const trigger = `${table}_${name}`;
  if (!isPostgres) {
    await sql
      .raw(
        `create trigger ${trigger} before update on ${table} when ${condition('is not')}
          begin select raise(abort, '${refusal}'); end`,
      )
      .execute(db);
    return;
  }
  // The condition may read other tables, which a trigger's own one cannot.
  await sql
    .raw(
      `create or replace function refuse_${trigger}() returns trigger language plpgsql as $$ begin
        if ${condition('is distinct from')} then raise exception '${refusal}'; end if;
        return new; end $$`,
    )
    .execute(db);
  await sql
    .raw(`create trigger ${trigger} before update on ${table} for each row execute function refuse_${trigger}()`)
    .execute(db);
}
