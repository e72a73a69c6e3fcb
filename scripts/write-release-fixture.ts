/*
 * Writes what this release stores, for the test that each later release opens it: `npm run release-fixture`. The folder
 * tests/fixtures/releases/<version> then holds the database of each engine as SQL, and the data folder's files as base64.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { derivedTables, tableNames } from '#server/database/primary-keys.ts';
import { dumpDatabase } from '#tests/releases/dump-database.ts';
import { makeDeterministic, useWholeApp } from '#tests/releases/use-whole-app.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const root = path.resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
const folder = path.join(root, 'tests/fixtures/releases', version);

if (existsSync(folder)) throw new Error(`${folder} exists: what a release has stored is written once.`);

// As tests, because these bring a database of each engine and remove it.
testOnEachEngine(`the data of release ${version} is written to ${folder}`, async (database, context) => {
  const app = await openTestApp(context, database);
  makeDeterministic(app);
  await useWholeApp(app);
  await assertNoTableIsEmpty(database);
  mkdirSync(folder, { recursive: true });
  // The port of the app is another one in each run, and stands in mails.
  const dump = (await dumpDatabase(database)).replaceAll(app.origin, 'https://plumbline.example');
  writeFileSync(path.join(folder, `${database.engine.name}.sql`), dump);
  writeFiles(database.location.dataDir);
});

async function assertNoTableIsEmpty({ db }: TestDatabase): Promise<void> {
  for (const table of [...tableNames, ...derivedTables]) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    assert.equal(rows.length, 1, `${table} is empty: have tests/releases/use-whole-app.ts fill it`);
  }
}

/** Both engines leave the same files, under the same names. */
function writeFiles(dataDir: string): void {
  const target = path.join(folder, 'files');
  rmSync(target, { recursive: true, force: true });
  for (const entry of readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const place = path.join(target, path.relative(path.join(dataDir, 'files'), source));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(`${place}.base64`, `${readFileSync(source).toString('base64')}\n`);
  }
}
