import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { openSqlite } from '#server/database/engine-sqlite.ts';
import { breakingMigrations, migrations } from './all-migrations.ts';

/** Servers that know no migration after this one refuse every newer database anyway: they do not read the notes yet. */
const lastBeforeNotes = '0051-personal-data';

/** What takes something away from a server of the release before, or refuses what it writes; of tables that were there before. */
const breaks: Readonly<Record<string, RegExp>> = {
  'drops a table': /^drop table (?:if exists )?"(\w+)"/,
  'drops a column': /^alter table "(\w+)" drop column/,
  renames: /^alter table "(\w+)" rename/,
  'demands a value': /^alter table "(\w+)" alter column "\w+" set not null/,
  'changes a type': /^alter table "(\w+)" alter column "\w+" type/,
  'adds a column that older servers leave empty': /^alter table "(\w+)" add column (?!.* default ).* not null/,
  'adds a condition': /^alter table "(\w+)" add constraint/,
  'demands unique values': /^create unique index "\w+" on "(\w+)"/,
};

/** What a migration does, as SQL, to tables that it has not made itself. */
function breaksIn(statements: readonly string[]): string[] {
  const made = new Set(statements.flatMap((statement) => /^create table "(\w+)"/.exec(statement)?.[1] ?? []));
  return statements.flatMap((statement) =>
    Object.entries(breaks).flatMap(([what, pattern]) => {
      const table = pattern.exec(statement)?.[1];
      return table === undefined || (made.has(table) && !statement.startsWith('drop table'))
        ? []
        : [`${what}: ${table}`];
    }),
  );
}

test('K7 K8 every migration only adds to what older servers use, or is listed as breaking them', async () => {
  const statements: string[] = [];
  const listener: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql.trim().toLowerCase());
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = openSqlite({ file: ':memory:', isReadOnly: false }).withPlugin(listener);
  const found: Record<string, string[]> = {};
  for (const [name, { up }] of Object.entries(migrations)) {
    statements.length = 0;
    await up(db);
    const broken = breaksIn(statements);
    if (broken.length > 0 && name > lastBeforeNotes) found[name] = broken;
  }
  await db.destroy();
  assert.deepEqual(Object.keys(found), [...breakingMigrations], JSON.stringify(found, null, 2));
});
