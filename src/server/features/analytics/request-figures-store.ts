import { type Kysely, sql } from 'kysely';
import type { Figures, Projection } from '#contract/analytics/analytics.ts';
import { type Period, daysOf, periodBefore } from '#domain/analytics/periods.ts';
import { openStatuses } from '#domain/analytics/pipeline.ts';
import type { Currency } from '#domain/money.ts';
import { promisedAnswerMs } from '#domain/service-requests/clocks.ts';
import type { TotalsKind } from '#server/database/tables/back-office-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** Sums of the requests of one status, service, language or source. */
export type Total = {
  kind: TotalsKind;
  name: string;
  currency: Currency;
  /** True for the period itself, false for the one before. */
  isNow: boolean;
  requests: number;
  minimum: number;
  maximum: number;
};

/** Each kind counts all requests; this one also tells which of them were cancelled. */
const dayKind: TotalsKind = 'status';

/** Reads the sums over all days, by the names of some kinds. */
export async function readAllTotals(db: Db, kinds: readonly TotalsKind[]): Promise<Total[]> {
  const rows = await db
    .selectFrom('request_totals')
    .select(['kind', 'name', 'currency', 'requests'])
    .select(['estimate_minimum_minor as minimum', 'estimate_maximum_minor as maximum'])
    .where('kind', 'in', kinds)
    .where('day', '=', '')
    .execute();
  return rows.map((row) => ({ ...row, isNow: true }));
}

/** Reads the sums of a period and of the one before it, by the names of some kinds. */
export async function readTotals(db: Db, period: Period, kinds: readonly TotalsKind[]): Promise<Total[]> {
  const isNow = sql<0 | 1>`case when day >= ${period.from} then 1 else 0 end`;
  const rows = await db
    .selectFrom((days) =>
      days
        .selectFrom('request_totals')
        .select(['kind', 'name', 'currency', 'requests', 'estimate_minimum_minor', 'estimate_maximum_minor'])
        .select(isNow.as('is_now'))
        .where('kind', 'in', kinds)
        .where('day', '>=', periodBefore(period).from)
        .where('day', '<=', period.to)
        .as('totals'),
    )
    .select(['kind', 'name', 'currency', 'is_now'])
    .select((totals) => [
      totals.fn.sum<number>('requests').as('requests'),
      totals.fn.sum<number>('estimate_minimum_minor').as('minimum'),
      totals.fn.sum<number>('estimate_maximum_minor').as('maximum'),
    ])
    .groupBy(['kind', 'name', 'currency', 'is_now'])
    .execute();
  return rows.map(({ is_now, ...row }) => ({ ...row, isNow: is_now === 1 }));
}

type DaySum = { day: string; requests: number; answered: number; inTime: number; responseMs: number; missed: number };

/**
 * Reads the requests of a period day by day, with those of the period before. Whether an answer is due yet is decided at
 * `now` (ms UTC).
 */
export async function readCompared(db: Db, period: Period, now: number) {
  const previous = periodBefore(period);
  const unanswered = sql<number>`case when name = 'cancelled' then 0 else requests - answered end`;
  const sums = await db
    .selectFrom('request_totals')
    .select('day')
    .select((totals) => [
      totals.fn.sum<number>(unanswered).as('unanswered'),
      totals.fn.sum<number>('requests').as('requests'),
      totals.fn.sum<number>('answered').as('answered'),
      totals.fn.sum<number>('answered_in_time').as('inTime'),
      totals.fn.sum<number>('response_ms').as('responseMs'),
    ])
    .where('kind', '=', dayKind)
    .where('day', '>=', previous.from)
    .where('day', '<=', period.to)
    .groupBy('day')
    .execute();
  const notDue = await readNotDue(db, now);
  const rows = sums.map((row): DaySum => ({ ...row, missed: row.unanswered - (notDue.get(row.day) ?? 0) }));
  const requestsOf = new Map(rows.map((row) => [row.day, row.requests]));
  const earlier = daysOf(previous);
  return {
    period,
    periodBefore: previous,
    now: figuresOf(rows.filter(({ day }) => day >= period.from)),
    before: figuresOf(rows.filter(({ day }) => day < period.from)),
    days: daysOf(period).map((day, index) => ({
      day,
      now: requestsOf.get(day) ?? 0,
      before: requestsOf.get(earlier[index] ?? '') ?? 0,
    })),
  };
}

/** Counts by day the requests of the last 24 hours that are not answered and need not be yet. */
async function readNotDue(db: Db, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('service_requests')
    .select('created_day as day')
    .select((request) => request.fn.countAll<number>().as('count'))
    // Both flags, so that the index on flag and arrival finds the few new ones.
    .where('is_archived', 'in', [0, 1])
    .where('created_at', '>=', now - promisedAnswerMs)
    .where('first_response_at', 'is', null)
    .where('customer_id', 'is not', null)
    .where('status', '!=', 'cancelled')
    .groupBy('created_day')
    .execute();
  return new Map(rows.map(({ day, count }) => [day, count]));
}

function figuresOf(rows: readonly DaySum[]): Figures {
  const sum = (column: Exclude<keyof DaySum, 'day'>) => rows.reduce((total, row) => total + row[column], 0);
  const answered = sum('answered');
  return {
    requests: sum('requests'),
    answered,
    due: answered + sum('missed'),
    answeredInTime: sum('inTime'),
    averageResponseMs: answered === 0 ? null : Math.round(sum('responseMs') / answered),
  };
}

/** Returns how many requests each name of a kind has, in the period and before; 0 where there are none. */
export function countsByName<Name extends string | null>(
  totals: readonly Total[],
  kind: TotalsKind,
  names: readonly Name[],
) {
  const count = (name: Name, isNow: boolean) =>
    totals
      .filter((total) => total.kind === kind && total.name === (name ?? '') && total.isNow === isNow)
      .reduce((sum, { requests }) => sum + requests, 0);
  return names.map((name) => ({ name, now: count(name, true), before: count(name, false) }));
}

/** Returns what the open requests may bring in: their estimates by status and currency (G1, G8). */
export function projectionOf(totals: readonly Total[]): Projection[] {
  return openStatuses.map((status) => {
    const rows = totals.filter((total) => total.kind === 'status' && total.name === status && total.isNow);
    return {
      status,
      requests: rows.reduce((sum, { requests }) => sum + requests, 0),
      estimates: rows
        .filter(({ maximum }) => maximum > 0)
        .map(({ currency, minimum, maximum }) => ({ currency, minimum, maximum })),
    };
  });
}
