import type { Kysely } from 'kysely';
import type { Dashboard } from '#contract/analytics/analytics.ts';
import { lastDays, trendDays } from '#domain/analytics/periods.ts';
import type { Language } from '#domain/languages.ts';
import { dayOf } from '#domain/days.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { requestServices } from '#domain/service-requests/request-service.ts';
import { requestStatuses } from '#domain/service-requests/status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readUndelivered } from '#server/features/mail/outbox/outbox-list-store.ts';
import { readQuotesCompared } from '#server/features/quotes/figures/read-quote-figures.ts';
import { countMatching } from '#server/features/service-requests/list/count-requests.ts';
import { readPage } from '#server/features/service-requests/list/list-requests.ts';
import { presentRow } from '#server/features/service-requests/list/request-rows-store.ts';
import { countsByName, projectionOf, readAllTotals, readCompared } from './request-figures-store.ts';

/** The list has the others. */
const maxUrgent = 5;
/** A figure beside a label has room for three digits. */
const maxCounted = 999;

const overdue: RequestFilter = { view: 'active', overdue: '1', sort: 'due' };
const unread: RequestFilter = { view: 'active', unread: '1' };

/** Reads the dashboard from stored sums, and five rows each of the overdue and the unread requests (G1). */
export async function readDashboard(
  db: Kysely<DatabaseSchema>,
  { now, reader }: { now: number; reader: Language },
): Promise<Dashboard> {
  const recently = lastDays(dayOf(now, 'sk'), trendDays);
  const listQuery = (filter: RequestFilter) => ({ filter, userId: '', now });
  const firstOf = async (filter: RequestFilter) => {
    const { rows } = await readPage(db, { ...listQuery(filter), after: undefined, size: maxUrgent });
    return rows.map((row) => presentRow(row, reader));
  };
  const [totals, recent, overdueCount, unreadCount, overdueRows, unreadRows, undelivered, quotes] = await Promise.all([
    readAllTotals(db, ['status', 'service']),
    readCompared(db, recently, now),
    countMatching(db, listQuery(overdue), maxCounted),
    countMatching(db, listQuery(unread), maxCounted),
    firstOf(overdue),
    firstOf(unread),
    readUndelivered(db, maxUrgent),
    readQuotesCompared(db, recently, now),
  ]);
  const byStatus = countsByName(totals, 'status', requestStatuses);
  return {
    total: byStatus.reduce((sum, status) => sum + status.now, 0),
    byStatus: byStatus.map((status) => ({ status: status.name, requests: status.now })),
    byService: countsByName(totals, 'service', [...requestServices, null]).map((service) => ({
      service: service.name,
      requests: service.now,
    })),
    recent,
    projection: projectionOf(totals),
    quotes: { now: quotes.now, before: quotes.before, open: quotes.open },
    overdue: overdueCount,
    unread: unreadCount,
    undelivered,
    urgent: { overdue: overdueRows, unread: unreadRows },
  };
}
