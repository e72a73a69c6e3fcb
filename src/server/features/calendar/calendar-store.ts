import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type CalendarAsked, type CalendarRow, calendarSources } from './calendar-sources-store.ts';

const columns = [
  'kind',
  'id',
  'target',
  'day',
  'at',
  'title',
  'language',
  'number',
  'year',
  'sequence',
  'version',
  'project',
  'is_done',
  'changed_at',
] as const satisfies readonly (keyof CalendarRow)[];

/** Reads up to `limit` dates of all sources in one query, in no order. */
export async function findCalendarRows(
  db: Kysely<DatabaseSchema>,
  asked: CalendarAsked,
  limit: number,
): Promise<CalendarRow[]> {
  // A union takes columns by their place.
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const parts = calendarSources.map((source) => sql`select ${names} from (${source(db, asked)}) as part`);
  const { rows } = await sql<CalendarRow>`${sql.join(parts, sql` union all `)} limit ${limit}`.execute(db);
  return rows;
}
