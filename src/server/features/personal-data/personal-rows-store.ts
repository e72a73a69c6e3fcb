import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { primaryKeys } from '#server/database/primary-keys.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Person, type PersonKey, keysOf } from './person-store.ts';
import type { PersonalRows } from './personal-rows.ts';
import { type PersonalTable, personalTables } from './personal-tables.ts';

type Db = Kysely<DatabaseSchema>;
type Row = Readonly<Record<string, string | number | null>>;

const pageSize = 500;

/** How the rows of a person in a table are told. */
export const rowsOf = (table: PersonalTable): PersonalRows => personalTables[table];

/** Condition: a row names the person in one of these columns. Addresses are compared in small letters. */
function names(by: PersonalRows['by'], person: Person): RawBuilder<SqlBool> {
  const keys = keysOf(person);
  const alternatives = Object.entries(by).flatMap(([column, key]: [string, PersonKey | undefined]) => {
    if (key === undefined) return [];
    const value = key === 'addresses' ? sql`lower(${sql.ref(column)})` : sql.ref(column);
    return [sql`${value} in (${keys[key]})`];
  });
  return sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`;
}

/** Condition: a row of a table belongs to a person. */
export const belongsTo = (table: PersonalTable, person: Person): RawBuilder<SqlBool> => names(rowsOf(table).by, person);

/** Columns of a table that its person is told, in the order of the table. */
export const toldColumns = (table: PersonalTable, row: Row): string[] => {
  const hidden: readonly string[] = rowsOf(table).hides ?? [];
  return Object.keys(row).filter((column) => !hidden.includes(column));
};

/** The rows of a table that a person is told, in the order of its primary key, page by page; all columns. */
export async function* readTold(db: Db, table: PersonalTable, person: Person): AsyncGenerator<readonly Row[]> {
  const { by, toldBy = by } = rowsOf(table);
  const key = primaryKeys[table];
  const condition = names(toldBy, person);
  let last: string | number | null = null;
  for (;;) {
    const after: RawBuilder<unknown> = last === null ? sql`` : sql`and ${sql.ref(key)} > ${last}`;
    const query = sql<Row>`select * from ${sql.table(table)} where ${condition} ${after}
      order by ${sql.ref(key)} limit ${sql.lit(pageSize)}`;
    const { rows } = await query.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.[key] ?? null;
    if (rows.length < pageSize || last === null) return;
  }
}
