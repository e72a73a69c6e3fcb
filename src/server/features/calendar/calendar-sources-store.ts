import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { CalendarKind } from '#domain/calendar/calendar-entry.ts';
import { startOfDay, dayAfter } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { materialStatuses, owedStatuses } from '#domain/projects/material/material-status.ts';
import { closedMilestoneStatuses } from '#domain/projects/project-status.ts';
import { closedRequestStatuses } from '#domain/service-requests/status.ts';
import { isNotKept } from '#server/database/kept-records.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Which days are asked for (`YYYY-MM-DD`, both included), and by whom. */
export type CalendarAsked = { from: string; to: string; userId: string };

/** One row of any source, in the one shape that they are united in. */
export type CalendarRow = {
  kind: CalendarKind;
  id: string;
  target: string;
  /** A day, or a time (ms UTC) where the source has one. */
  day: string | null;
  at: number | null;
  title: string;
  language: Language;
  /** Parts of the number by which people know it, whichever it has. */
  number: number | null;
  year: number | null;
  sequence: number | null;
  version: number | null;
  project: string | null;
  is_done: number;
  changed_at: number;
};

const noText = sql<string | null>`cast(null as text)`;
const noNumber = sql<number | null>`cast(null as bigint)`;
const flag = (condition: Expression<unknown>): RawBuilder<number> =>
  sql<number>`case when ${condition} then 1 else 0 end`;

type Db = Kysely<DatabaseSchema>;
type Source = (db: Db, asked: CalendarAsked) => Expression<CalendarRow>;

/** Milestones by their planned end. */
const milestones: Source = (db, { from, to }) =>
  db
    .selectFrom('project_milestones as milestones')
    .innerJoin('projects', 'projects.id', 'milestones.project_id')
    .select((row) => [
      row.val<CalendarKind>('milestone').as('kind'),
      'milestones.id as id',
      'projects.id as target',
      sql<string | null>`milestones.planned_end`.as('day'),
      noNumber.as('at'),
      sql<string>`milestones.title`.as('title'),
      'projects.language as language',
      sql<number | null>`projects.number`.as('number'),
      noNumber.as('year'),
      noNumber.as('sequence'),
      noNumber.as('version'),
      sql<string | null>`projects.title`.as('project'),
      flag(row('milestones.status', 'in', closedMilestoneStatuses)).as('is_done'),
      sql<number>`projects.updated_at`.as('changed_at'),
    ])
    .where('milestones.planned_end', '>=', from)
    .where('milestones.planned_end', '<=', to)
    .where('projects.cancelled_at', 'is', null)
    .where(isNotKept('projects.id'));

const projectDay =
  (kind: 'project-start' | 'project-due', column: 'starts_on' | 'due_on'): Source =>
  (db, { from, to }) =>
    db
      .selectFrom('projects')
      .select((row) => [
        row.val<CalendarKind>(kind).as('kind'),
        'projects.id as id',
        'projects.id as target',
        sql<string | null>`${sql.ref(`projects.${column}`)}`.as('day'),
        noNumber.as('at'),
        'projects.title as title',
        'projects.language as language',
        sql<number | null>`projects.number`.as('number'),
        noNumber.as('year'),
        noNumber.as('sequence'),
        noNumber.as('version'),
        noText.as('project'),
        flag(
          kind === 'project-start'
            ? row('projects.status', '<>', 'planning')
            : row('projects.status', '=', 'completed'),
        ).as('is_done'),
        sql<number>`projects.updated_at`.as('changed_at'),
      ])
      .where(`projects.${column}`, '>=', from)
      .where(`projects.${column}`, '<=', to)
      .where('projects.cancelled_at', 'is', null)
      .where(isNotKept('projects.id'));

/** Material that customers owe, by the day on which it is needed; none that was never given to a project that is over. */
const material: Source = (db, { from, to }) =>
  db
    .selectFrom('project_materials as materials')
    .innerJoin('projects', 'projects.id', 'materials.project_id')
    .select((row) => [
      row.val<CalendarKind>('material').as('kind'),
      'materials.id as id',
      'projects.id as target',
      sql<string | null>`materials.due_on`.as('day'),
      noNumber.as('at'),
      sql<string>`materials.title`.as('title'),
      'projects.language as language',
      sql<number | null>`projects.number`.as('number'),
      noNumber.as('year'),
      noNumber.as('sequence'),
      noNumber.as('version'),
      sql<string | null>`projects.title`.as('project'),
      flag(row('materials.status', 'not in', owedStatuses)).as('is_done'),
      sql<number>`projects.updated_at`.as('changed_at'),
    ])
    // All of them, so that the index by status and day answers it.
    .where('materials.status', 'in', materialStatuses)
    .where('materials.due_on', '>=', from)
    .where('materials.due_on', '<=', to)
    .where((row) =>
      row.or([row('projects.status', '<>', 'completed'), row('materials.status', 'not in', owedStatuses)]),
    )
    .where('projects.cancelled_at', 'is', null)
    .where(isNotKept('projects.id'));

/** Open requests for money by the day on which they are due; those of an invoice lead to the list of payments. */
const payments: Source = (db, { from, to }) =>
  db
    .selectFrom('payment_requests as asked')
    .select((row) => [
      row.val<CalendarKind>('payment').as('kind'),
      'asked.id as id',
      row.fn.coalesce('asked.quote_id', row.val('')).as('target'),
      sql<string | null>`asked.due_on`.as('day'),
      noNumber.as('at'),
      'asked.title as title',
      'asked.language as language',
      noNumber.as('number'),
      sql<number | null>`asked.number_year`.as('year'),
      sql<number | null>`asked.number_sequence`.as('sequence'),
      noNumber.as('version'),
      noText.as('project'),
      flag(row('asked.status', '=', 'confirmed')).as('is_done'),
      sql<number>`asked.updated_at`.as('changed_at'),
    ])
    .where('asked.due_on', '>=', from)
    .where('asked.due_on', '<=', to)
    .where('asked.status', 'in', ['requested', 'claimed', 'overdue', 'rejected', 'confirmed'])
    .where(isNotKept('asked.id'));

/** Sent quotes that wait for an answer, by the last day on which they can be accepted. */
const quotes: Source = (db, { from, to }) =>
  db
    .selectFrom('quotes')
    .select((row) => [
      row.val<CalendarKind>('quote').as('kind'),
      'quotes.id as id',
      'quotes.id as target',
      sql<string | null>`quotes.valid_until`.as('day'),
      noNumber.as('at'),
      'quotes.title as title',
      'quotes.language as language',
      noNumber.as('number'),
      sql<number | null>`quotes.number_year`.as('year'),
      sql<number | null>`quotes.number_sequence`.as('sequence'),
      sql<number | null>`quotes.version_number`.as('version'),
      noText.as('project'),
      sql<number>`0`.as('is_done'),
      sql<number>`quotes.updated_at`.as('changed_at'),
    ])
    .where('quotes.valid_until', '>=', from)
    .where('quotes.valid_until', '<=', to)
    .where('quotes.status', 'in', ['sent', 'viewed', 'changes_requested', 'expired'])
    .where(isNotKept('quotes.id'));

/** Requests that the person wanted to come back to; none that are over, as no one is reminded of them. */
const followUps: Source = (db, { from, to, userId }) =>
  db
    .selectFrom('service_requests as requests')
    .select((row) => [
      row.val<CalendarKind>('follow-up').as('kind'),
      'requests.id as id',
      'requests.id as target',
      noText.as('day'),
      sql<number | null>`requests.follow_up_at`.as('at'),
      'requests.title as title',
      'requests.language as language',
      sql<number | null>`requests.number`.as('number'),
      noNumber.as('year'),
      noNumber.as('sequence'),
      noNumber.as('version'),
      noText.as('project'),
      sql<number>`0`.as('is_done'),
      sql<number>`requests.updated_at`.as('changed_at'),
    ])
    .where('requests.follow_up_at', '>=', startOfDay(from, 'sk'))
    .where('requests.follow_up_at', '<', startOfDay(dayAfter(to), 'sk'))
    .where('requests.follow_up_by', '=', userId)
    .where('requests.status', 'not in', closedRequestStatuses)
    .where(isNotKept('requests.id'));

/** Every source of dates. A further one is one more function of the same shape here, and its kind in the domain. */
export const calendarSources: readonly Source[] = [
  milestones,
  projectDay('project-start', 'starts_on'),
  projectDay('project-due', 'due_on'),
  material,
  payments,
  quotes,
  followUps,
];
