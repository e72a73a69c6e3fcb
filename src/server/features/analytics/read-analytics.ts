import type { Kysely } from 'kysely';
import type { Analytics } from '#contract/analytics/analytics.ts';
import { funnelRows } from '#domain/analytics/funnel.ts';
import type { Period } from '#domain/analytics/periods.ts';
import { languages } from '#domain/languages.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { requestSources, requestStatuses } from '#domain/service-requests/status.ts';
import { totalsKinds } from '#server/database/tables/back-office-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readQuotesCompared } from '#server/features/quotes/figures/read-quote-figures.ts';
import { readSteps } from './funnel-steps-store.ts';
import { countsByName, projectionOf, readCompared, readTotals } from './request-figures-store.ts';

/** Reads the figures of the requests and quotes of a period as they stand at `now` (ms UTC), compared with the period before (G8). */
export async function readAnalytics(db: Kysely<DatabaseSchema>, period: Period, now: number): Promise<Analytics> {
  const [totals, compared, steps, quotes] = await Promise.all([
    readTotals(db, period, totalsKinds),
    readCompared(db, period, now),
    readSteps(db, period),
    readQuotesCompared(db, period, now),
  ]);
  const before = funnelRows(steps.before);
  return {
    compared,
    byStatus: countsByName(totals, 'status', requestStatuses),
    byService: countsByName(totals, 'service', [...requestServices, null]),
    byLanguage: countsByName(totals, 'language', languages),
    bySource: countsByName(totals, 'source', requestSources),
    projection: projectionOf(totals),
    quotes,
    funnel: funnelRows(steps.now).map((row, index) => ({ ...row, before: before[index]?.all ?? 0 })),
  };
}
