import { type RawBuilder, sql } from 'kysely';

/** The name that the office shows of a person, of the table of users or an alias of it: the display name, else the username. */
export function shownName(table: string): RawBuilder<string | null> {
  return sql<string | null>`coalesce(nullif(${sql.ref(`${table}.display_name`)}, ''), ${sql.ref(`${table}.username`)})`;
}
