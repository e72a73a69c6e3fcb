import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/open-database.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** When the migrations ran is of no interest, and different each time. */
const fixedColumns: Readonly<Record<string, string>> = { timestamp: '2026-11-21T09:00:00.000Z' };

/** Returns SQL statements that make a database with the schema and all rows of this one, in an order that is always the same. */
export async function dumpDatabase({ db, engine }: Database): Promise<string> {
  const schema = engine.name === 'sqlite' ? await readSqliteSchema(db) : await readPostgresSchema(db);
  const rows: string[] = [];
  for (const table of schema.tables) rows.push(...(await insertStatements(db, table)));
  return [...schema.before, ...rows, ...schema.after].map((statement) => `${statement};\n`).join('');
}

/** The statements that make a schema: tables before their rows are inserted, and what may follow after. */
type Schema = { tables: string[]; before: string[]; after: string[] };

async function readSqliteSchema(db: Db): Promise<Schema> {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where sql is not null order by type desc, name`.execute(db);
  const statementsOf = (type: string) => rows.filter((row) => row.type === type);
  return {
    tables: statementsOf('table').map(({ name }) => name),
    before: statementsOf('table').map((row) => row.sql),
    after: statementsOf('index').map((row) => row.sql),
  };
}

async function readPostgresSchema(db: Db): Promise<Schema> {
  const tables = await sql<{ name: string; columns: string }>`
    select c.relname as name, string_agg(
      format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
        || case when a.attnotnull then ' not null' else '' end, ', ' order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    group by c.relname order by c.relname`.execute(db);
  const constraints = await sql<{ statement: string }>`
    select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement
    from pg_constraint
    where contype in ('p', 'u', 'f') and connamespace = current_schema()::regnamespace
    order by contype = 'f', conrelid::regclass::text, conname`.execute(db);
  const indexes = await sql<{ statement: string }>`
    select pg_get_indexdef(indexrelid) as statement from pg_index
    join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    order by relname`.execute(db);
  return {
    tables: tables.rows.map(({ name }) => name),
    before: tables.rows.map(({ name, columns }) => `create table ${name} (${columns})`),
    after: [...constraints.rows, ...indexes.rows].map(({ statement }) => statement),
  };
}

async function insertStatements(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
  return rows
    .map((row) => ({ ...row, ...pickKnown(fixedColumns, row) }))
    .map((row) => {
      const values = Object.values(row).map(literalOf).join(', ');
      return `insert into ${table} (${Object.keys(row).map(quoted).join(', ')}) values (${values})`;
    })
    .toSorted();
}

function pickKnown(from: Readonly<Record<string, string>>, row: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => name in row));
}

const quoted = (name: string): string => `"${name}"`;

function literalOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.includes('\r')) throw new TypeError('Not a value that a text file holds');
  return `'${value.replaceAll("'", "''")}'`;
}
