import type { Kysely } from 'kysely';
import type { QuoteFigures, QuoteParts, QuotesCompared } from '#contract/analytics/analytics.ts';
import type { Period } from '#domain/analytics/periods.ts';
import { trades } from '#domain/configurator/answers.ts';
import { languages } from '#domain/languages.ts';
import { decidedStatuses, medianOf } from '#domain/quotes/quote-figures.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type OfferSum, readAnswerHours, readOfferSums, readWaiting } from './quote-figures-store.ts';

/** What the quotes sent in a period have come to, beside the period before, and what waits for an answer at `now` (ms UTC). */
export async function readQuotesCompared(
  db: Kysely<DatabaseSchema>,
  period: Period,
  now: number,
): Promise<QuotesCompared & { parts: QuoteParts }> {
  const [sums, answers, open] = await Promise.all([
    readOfferSums(db, period, now),
    readAnswerHours(db, period),
    readWaiting(db, now),
  ]);
  const ofPeriod = (isNow: boolean): QuoteFigures => ({
    ...figuresOf(sums.filter((sum) => sum.isNow === isNow)),
    answerMs: medianOf(answers.filter((answer) => answer.isNow === isNow)),
  });
  const current = sums.filter(({ isNow }) => isNow);
  const by = <Name extends string | null>(part: 'language' | 'service' | 'trade', names: readonly Name[]) =>
    names.map((name) => ({ name, ...figuresOf(current.filter((sum) => sum[part] === name)) }));
  return {
    now: ofPeriod(true),
    before: ofPeriod(false),
    open,
    parts: {
      byService: by('service', [...requestServices, null]),
      byTrade: by('trade', [...trades, null]),
      byLanguage: by('language', languages),
    },
  };
}

function figuresOf(sums: readonly OfferSum[]): Omit<QuoteFigures, 'answerMs'> {
  const sumOf = (some: readonly OfferSum[]) => ({
    quotes: some.reduce((total, { quotes }) => total + quotes, 0),
    valueEur: some.reduce((total, { valueEur }) => total + valueEur, 0),
  });
  return {
    sent: sumOf(sums),
    accepted: sumOf(sums.filter(({ status }) => status === 'accepted')),
    decided: sumOf(sums.filter(({ status }) => decidedStatuses.includes(status))).quotes,
  };
}
