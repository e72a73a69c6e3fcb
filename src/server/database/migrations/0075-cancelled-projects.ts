import { type Kysely, sql } from 'kysely';

/** The tab of cancelled projects counts them without reading the others (I1). */
export async function indexCancelledProjects(db: Kysely<unknown>): Promise<void> {
  await sql`create index projects_cancelled on projects (number) where cancelled_at is not null`.execute(db);
}
