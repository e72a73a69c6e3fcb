import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { languages } from '#domain/languages.ts';
import { closedMilestoneStatuses, type ProjectStatus, type ProjectTab } from '#domain/projects/project-status.ts';
import { searchText } from '#domain/search/search-text.ts';
import { isNotKept } from '#server/database/kept-records.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Builder = ExpressionBuilder<DatabaseSchema, 'projects'>;

/** What a list is filtered by, at a time (ms UTC). */
export type ProjectFilter = {
  tab?: ProjectTab | undefined;
  status?: ProjectStatus | undefined;
  customer?: string | undefined;
  request?: string | undefined;
  quote?: string | undefined;
  search?: string | undefined;
  now: number;
};

/** Projects with what lists show of customer, quote and request. */
export function selectProjects(db: Db) {
  return db
    .selectFrom('projects')
    .leftJoin('customers', 'customers.id', 'projects.customer_id')
    .leftJoin('quotes', 'quotes.id', 'projects.quote_id')
    .leftJoin('service_requests as requests', 'requests.id', 'projects.service_request_id')
    .selectAll('projects')
    .select(['customers.name as customer_name', 'customers.company as customer_company'])
    .select(['quotes.number_year', 'quotes.number_sequence', 'quotes.version_number'])
    .select('requests.number as request_number');
}

/** A project with what lists show of customer, quote and request. */
export type JoinedProject = Awaited<ReturnType<ReturnType<typeof selectProjects>['execute']>>[number];

/** Reads up to `limit` projects, the newest first, after one with a number. */
export async function readProjectPage(
  db: Db,
  { search, customer, request, quote, status, ...filter }: ProjectFilter,
  { after, limit }: { after: number | null; limit: number },
): Promise<JoinedProject[]> {
  let query = selectProjects(db)
    .where((row) => inTab(row as unknown as Builder, filter))
    .where(isNotKept('projects.id'));
  if (status) query = query.where('projects.status', '=', status);
  if (customer) query = query.where('projects.customer_id', '=', customer);
  if (request) query = query.where('projects.service_request_id', '=', request);
  if (quote) query = query.where('projects.quote_id', '=', quote);
  if (after !== null) query = query.where('projects.number', '<', after);
  for (const word of wordsOf(search)) {
    query = query.where((row) =>
      row.or([row('projects.search_text', 'like', `%${word}%`), row('customers.search_text', 'like', `%${word}%`)]),
    );
  }
  return query.orderBy('projects.number', 'desc').limit(limit).execute();
}

/** Counts the projects of a tab at a time (ms UTC). */
export async function countProjectsIn(db: Db, filter: { tab: ProjectTab; now: number }): Promise<number> {
  const { count } = await db
    .selectFrom('projects')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where((row) => inTab(row, filter))
    .where(isNotKept('projects.id'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a project stands in a tab, as `outlookOf` says whether it is late and waits for its customer. */
function inTab(row: Builder, { tab, now }: Pick<ProjectFilter, 'tab' | 'now'>): Expression<SqlBool> {
  const isCancelled = row('projects.cancelled_at', 'is not', null);
  const isHeld = row('projects.on_hold_since', 'is not', null);
  const isCompleted = row('projects.status', '=', 'completed');
  const isRunning = row.not(row.or([isCancelled, isHeld, isCompleted]));
  const milestones = row
    .selectFrom('project_milestones as milestones')
    .select('milestones.id')
    .whereRef('milestones.project_id', '=', 'projects.id');
  const conditions: Record<ProjectTab, () => Expression<SqlBool>> = {
    open: () => isRunning,
    late: () => row.and([isRunning, isLate(row, now)]),
    waiting: () => row.and([isRunning, row.exists(milestones.where('milestones.status', '=', 'submitted'))]),
    held: () => row.and([isHeld, row.not(isCancelled), row.not(isCompleted)]),
    completed: () => row.and([isCompleted, row.not(isCancelled)]),
    cancelled: () => isCancelled,
  };
  return tab ? conditions[tab]() : row.lit(true);
}

/** Whether the day of a project or of an open milestone has passed, in the zone of its language. */
function isLate(row: Builder, now: number): Expression<SqlBool> {
  const late = row
    .selectFrom('project_milestones as late')
    .select('late.id')
    .whereRef('late.project_id', '=', 'projects.id')
    .where('late.status', 'not in', closedMilestoneStatuses);
  return row.or(
    languages.map((language) => {
      const today = dayOf(now, language);
      const isOver = row('projects.due_on', '<', today);
      const isMilestoneOver = row.exists(late.where('late.planned_end', '<', today));
      return row.and([row('projects.language', '=', language), row.or([isOver, isMilestoneOver])]);
    }),
  );
}

/** Words of a search without what `like` takes for itself. */
const wordsOf = (search = ''): string[] =>
  searchText(search)
    .replaceAll(/[%_\\]/g, ' ')
    .split(' ')
    .filter(Boolean)
    .slice(0, 6);
