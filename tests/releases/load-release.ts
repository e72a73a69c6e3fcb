import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { Client } from 'pg';
import type { EngineName } from '#server/database/engine.ts';
import { type DatabaseLocation, openDatabase } from '#server/database/open-database.ts';
import { type TestDatabase, atEnd, blankLocation } from '#tests/support/database/test-databases.ts';

const folder = path.resolve(import.meta.dirname, '../fixtures/releases');

/** The releases of which there is a fixture. */
export const releases: readonly string[] = readdirSync(folder).toSorted();

type Wanted = { release: string; engine: EngineName };

/** Loads what a release has stored into a database and a data folder of the test, with the tables as that release had them. */
export async function loadRelease(context: TestContext, { release, engine }: Wanted): Promise<DatabaseLocation> {
  const location = await blankLocation(context, engine);
  const statements = readFileSync(path.join(folder, release, `${engine}.sql`), 'utf8');
  await runStatements(location, statements);
  loadFiles(path.join(folder, release, 'files'), path.join(location.dataDir, 'files'));
  return location;
}

/** Loads what a release has stored and opens it as the app does at its start, migrations included. */
export async function openRelease(context: TestContext, wanted: Wanted): Promise<TestDatabase> {
  const location = await loadRelease(context, wanted);
  const database = await openDatabase({ ...location, lock: false });
  atEnd(context, database.close);
  return { ...database, location };
}

async function runStatements({ dataDir, databaseUrl }: DatabaseLocation, statements: string): Promise<void> {
  if (databaseUrl === undefined) {
    // Rows come in the order of table names, not of what they refer to.
    const database = new DatabaseSync(path.join(dataDir, 'plumbline.sqlite'), { enableForeignKeyConstraints: false });
    database.exec(`begin; ${statements} commit`);
    database.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statements);
  await client.end();
}

function loadFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source)).replace(/\.base64$/, '');
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, Buffer.from(readFileSync(source, 'utf8'), 'base64'));
  }
}
