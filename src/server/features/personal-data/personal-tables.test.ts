import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { derivedTables, primaryKeys, tableNames } from '#server/database/primary-keys.ts';
import { fillEveryTable } from '#server/database/test-programs/fill-every-table.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { rowsOf } from './personal-rows-store.ts';
import { personalTableNames } from './personal-tables.ts';
import { tablesWithoutPerson } from './tables-without-person.ts';

test('K6 every table is told as a person’s or named as one that says nothing about persons', () => {
  const known = [...personalTableNames, ...Object.keys(tablesWithoutPerson)];
  assert.deepEqual(known.toSorted(), [...tableNames, ...derivedTables].toSorted());
  assert.equal(new Set(known).size, known.length, 'none stands in both lists');
});

testOnEachEngine(
  'K6 every column that the list of personal tables names is there, and no secret is told',
  async ({ db }) => {
    await fillEveryTable(db);
    for (const table of personalTableNames) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
      const columns = Object.keys(rows[0] ?? {});
      const { by, toldBy = {}, hides = [], files = [] } = rowsOf(table);
      const named = [...Object.keys(by), ...Object.keys(toldBy), ...hides, ...files.map(({ object }) => object)];
      assert.deepEqual(
        named.filter((column) => !columns.includes(column)),
        [],
        table,
      );
      const secret = /token|hash|secret|_key$|internal|search/;
      const isHarmless = (column: string) =>
        /^(?:email_key|timestamp_token|public_key|seal_key_id)$/.test(column) || column === primaryKeys[table];
      const told = rowsOf(table).untold === undefined ? columns.filter((column) => !hides.includes(column)) : [];
      assert.deepEqual(
        told.filter((column) => secret.test(column) && !isHarmless(column) && column !== 'hash'),
        [],
        table,
      );
    }
  },
);
