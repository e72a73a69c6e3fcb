import { type Kysely, sql } from 'kysely';
import { type Period, periodBefore } from '#domain/analytics/periods.ts';
import { dayAfter, startOfDay } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { offeredStatuses, waitingStatuses } from '#domain/quotes/quote-figures.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';

type Db = Kysely<DatabaseSchema>;

/** How many offers stand in a status, with their sum in euro cents without tax. */
export type OfferSum = {
  status: QuoteStatus;
  language: Language;
  /** Of the request behind them; null without one. */
  service: string | null;
  trade: string | null;
  /** True for the period itself, false for the one before. */
  isNow: boolean;
  quotes: number;
  valueEur: number;
};

const hourMs = 3_600_000;

/** Offers sent in a period and in the one before, days as counted in Bratislava. */
function offersOf(db: Db, period: Period) {
  return db
    .selectFrom('quotes')
    .where('sent_at', '>=', startOfDay(periodBefore(period).from, 'sk'))
    .where('sent_at', '<', startOfDay(dayAfter(period.to), 'sk'))
    .where('quotes.status', 'in', offeredStatuses);
}

const isNow = (period: Period) =>
  sql<0 | 1>`case when sent_at >= ${sql.lit(startOfDay(period.from, 'sk'))} then 1 else 0 end`;

/** Sums the offers of a period and of the one before; what is past its last day at `now` (ms UTC) counts as expired. */
export async function readOfferSums(db: Db, period: Period, now: number): Promise<OfferSum[]> {
  const waiting = sql.join(waitingStatuses.map((status) => sql.lit(status)));
  const standing = sql<QuoteStatus>`case when quotes.status in (${waiting}) and expires_at <= ${sql.lit(now)} then 'expired' else quotes.status end`;
  const rows = await db
    .selectFrom(
      offersOf(db, period)
        .select(['language', 'service', 'trade', 'value_eur_minor'])
        .select(standing.as('status'))
        .select(isNow(period).as('is_now'))
        .as('offers'),
    )
    .select(['status', 'language', 'service', 'trade', 'is_now'])
    .select((offer) => [
      offer.fn.countAll<number>().as('quotes'),
      offer.fn.sum<number>('value_eur_minor').as('value_eur'),
    ])
    .groupBy(['status', 'language', 'service', 'trade', 'is_now'])
    .execute();
  return rows.map(({ is_now, value_eur, ...row }) => ({ ...row, isNow: is_now === 1, valueEur: value_eur }));
}

/** How many offers of a period and of the one before were answered after so many whole hours. */
export async function readAnswerHours(db: Db, period: Period) {
  const rows = await db
    .selectFrom(
      offersOf(db, period)
        .where('answered_at', 'is not', null)
        .select(sql<number>`cast((answered_at - sent_at) / ${sql.lit(hourMs)} as integer)`.as('hours'))
        .select(isNow(period).as('is_now'))
        .as('answers'),
    )
    .select(['hours', 'is_now'])
    .select((answer) => answer.fn.countAll<number>().as('count'))
    .groupBy(['hours', 'is_now'])
    .execute();
  return rows.map(({ hours, count, is_now }) => ({ figure: hours * hourMs, count, isNow: is_now === 1 }));
}

/** The offers that wait for an answer at `now` (ms UTC), whenever they were sent. */
export async function readWaiting(db: Db, now: number): Promise<{ quotes: number; valueEur: number }> {
  const { quotes, value } = await db
    .selectFrom('quotes')
    .select((quote) => [
      quote.fn.countAll<number>().as('quotes'),
      quote.fn.sum<number | null>('value_eur_minor').as('value'),
    ])
    .where('status', 'in', waitingStatuses)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return { quotes, valueEur: value ?? 0 };
}
