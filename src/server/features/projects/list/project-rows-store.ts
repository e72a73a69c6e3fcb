import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { LimitedCount } from '#contract/service-requests/service-requests.ts';
import { dayOf } from '#domain/days.ts';
import { languages } from '#domain/languages.ts';
import { valuesIn } from '#domain/listed-values.ts';
import { owedStatuses } from '#domain/projects/material/material-status.ts';
import type { ProjectFilter } from '#domain/projects/project-filter.ts';
import type { ProjectSide } from '#domain/projects/project-outlook.ts';
import { closedMilestoneStatuses, type ProjectStatus, type ProjectTab } from '#domain/projects/project-status.ts';
import { searchText } from '#domain/search/search-text.ts';
import { isNotKept } from '#server/database/kept-records.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;
type Builder = ExpressionBuilder<DatabaseSchema, 'projects'>;

/** What a list is filtered by, at a time (ms UTC). */
export type ProjectsAsked = ProjectFilter & {
  now: number;
  /** Of the board: those that were not cancelled. */ isUncancelled?: boolean;
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
  asked: ProjectsAsked,
  { after, limit }: { after: number | null; limit: number },
): Promise<JoinedProject[]> {
  let query = selectProjects(db)
    .where((row) => row.and(conditionsOf(row as unknown as Builder, asked)))
    .where(isNotKept('projects.id'));
  if (after !== null) query = query.where('projects.number', '<', after);
  return query.orderBy('projects.number', 'desc').limit(limit).execute();
}

/** Counts the projects that match a filter, up to a limit. */
export async function countProjectsUpTo(db: Db, asked: ProjectsAsked, limit: number): Promise<LimitedCount> {
  const matching = db
    .selectFrom('projects')
    .leftJoin('customers', 'customers.id', 'projects.customer_id')
    .select('projects.id')
    .where((row) => row.and(conditionsOf(row as unknown as Builder, asked)))
    .where(isNotKept('projects.id'))
    .limit(limit + 1);
  const { count } = await db
    .selectFrom(matching.as('matching'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(count, limit), isMore: count > limit };
}

/** What a filter asks of a project. */
function conditionsOf(row: Builder, { now, ...filter }: ProjectsAsked): Expression<SqlBool>[] {
  const statuses = valuesIn(filter.status) as ProjectStatus[];
  const parts = [
    filter.tab && inTab(row, filter.tab, now),
    filter.isUncancelled && row('projects.cancelled_at', 'is', null),
    statuses.length > 0 && row('projects.status', 'in', statuses),
    filter.waits && waitsFor(row, filter.waits, now),
    filter.late && row.and([isRunning(row), isLate(row, now)]),
    filter.quote !== undefined && hasQuote(row, filter.quote),
    ...plainConditions(row, filter),
    ...wordsOf(filter.search).map((word) =>
      row.or([
        row('projects.search_text', 'like', `%${word}%`),
        sql<SqlBool>`customers.search_text like ${`%${word}%`}`,
      ]),
    ),
  ];
  return parts.filter((part) => typeof part === 'object');
}

/** Parts of a filter that are compared with one column each. */
function plainConditions(row: Builder, filter: ProjectFilter): Expression<SqlBool>[] {
  const compared = [
    ['projects.due_on', '>=', filter.dueFrom],
    ['projects.due_on', '<=', filter.dueTo],
    ['projects.customer_id', '=', filter.customer],
    ['projects.service_request_id', '=', filter.request],
  ] as const;
  return compared.flatMap(([column, operator, value]) => (value === undefined ? [] : [row(column, operator, value)]));
}

/** Whether a project has begun with a quote, or is one whose scope it changes. */
const hasQuote = (row: Builder, id: string): Expression<SqlBool> =>
  row.or([
    row('projects.quote_id', '=', id),
    row(
      'projects.id',
      '=',
      row.selectFrom('quotes as changing').select('changing.project_id').where('changing.id', '=', id),
    ),
  ]);

/** Whether a project stands in a tab, as `outlookOf` says whether it is late and waits for its customer. */
function inTab(row: Builder, tab: ProjectTab, now: number): Expression<SqlBool> {
  const isCancelled = () => row('projects.cancelled_at', 'is not', null);
  const isHeld = () => row('projects.on_hold_since', 'is not', null);
  const isCompleted = () => row('projects.status', '=', 'completed');
  // Written so that the index of unfinished projects answers it.
  const isUnfinished = () => row('projects.status', '<>', 'completed');
  const conditions: Record<ProjectTab, () => Expression<SqlBool>> = {
    open: () => isRunning(row),
    late: () => row.and([isRunning(row), isLate(row, now)]),
    waiting: () => row.and([isRunning(row), waitsForCustomer(row, now)]),
    held: () => row.and([isUnfinished(), isHeld(), row.not(isCancelled())]),
    completed: () => row.and([isCompleted(), row.not(isCancelled())]),
    cancelled: isCancelled,
  };
  return conditions[tab]();
}

/** Whether work goes on, written so that the index of unfinished projects answers it. */
const isRunning = (row: Builder): Expression<SqlBool> =>
  row.and([
    row('projects.status', '<>', 'completed'),
    row('projects.cancelled_at', 'is', null),
    row('projects.on_hold_since', 'is', null),
  ]);

/** Whether a project that goes on waits for a side. */
const waitsFor = (row: Builder, side: ProjectSide, now: number): Expression<SqlBool> =>
  row.and([isRunning(row), side === 'customer' ? waitsForCustomer(row, now) : row.not(waitsForCustomer(row, now))]);

/** Whether something was handed over that the customer has not decided, or is owed and late. */
const waitsForCustomer = (row: Builder, now: number): Expression<SqlBool> =>
  row.or([
    row.exists(
      row
        .selectFrom('project_milestones as milestones')
        .select('milestones.id')
        .whereRef('milestones.project_id', '=', 'projects.id')
        .where('milestones.status', '=', 'submitted'),
    ),
    isMaterialOver(row, now),
  ]);

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

/** Whether the day is over of something that the customer owes, in the zone of the project's language. */
function isMaterialOver(row: Builder, now: number): Expression<SqlBool> {
  const owed = row
    .selectFrom('project_materials as owed')
    .select('owed.id')
    .whereRef('owed.project_id', '=', 'projects.id')
    .where('owed.status', 'in', owedStatuses);
  return row.or(
    languages.map((language) =>
      row.and([
        row('projects.language', '=', language),
        row.exists(owed.where('owed.due_on', '<', dayOf(now, language))),
      ]),
    ),
  );
}

/** Words of a search without what `like` takes for itself. */
const wordsOf = (search = ''): string[] =>
  searchText(search)
    .replaceAll(/[%_\\]/g, ' ')
    .split(' ')
    .filter(Boolean)
    .slice(0, 6);
