import type { TestContext } from 'node:test';
import { type Kysely, sql } from 'kysely';
import { type DatabaseLocation, openDatabase } from '#server/database/open-database.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type TestDatabase, atEnd } from './test-databases.ts';

/** A migration that this release does not know. */
export const laterMigration = '9999-later';

/** What a newer release does to a database that an older one goes on with: a column, a table that needs others, rows in both. */
export async function addLater(db: Kysely<DatabaseSchema>): Promise<void> {
  await sql`insert into kysely_migration values (${laterMigration}, '2026-01-01T00:00:00.000Z')`.execute(db);
  await db.insertInto('migration_notes').values({ name: laterMigration, breaks_older: 0 }).execute();
  await sql`alter table customers add column later text`.execute(db);
  await sql`create table later_things (id text primary key, customer_id text references customers (id))`.execute(db);
  await sql`update customers set later = 'x'`.execute(db);
  await sql`insert into later_things select id, id from customers`.execute(db);
}

/** A database of a test whose schema the test changes; it is closed after it. */
export async function openAt(context: TestContext, location: DatabaseLocation): Promise<TestDatabase> {
  const database = await openDatabase({ ...location, lock: false });
  atEnd(context, database.close);
  return { ...database, location };
}
