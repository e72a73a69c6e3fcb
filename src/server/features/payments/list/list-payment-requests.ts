import type { Kysely } from 'kysely';
import type { PaymentRequestRow, PaymentSum, PaymentSums } from '#contract/payments/payments.ts';
import { type PaymentTab, paymentTabNames, paymentTabs } from '#domain/payments/payment-request-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import {
  type PaymentFilter,
  type OpenGroup,
  countTab,
  cursorOf,
  groupOpen,
  readPaymentPage,
} from './payment-requests-list-store.ts';
import { presentRequest } from './present-request.ts';

const pageSize = 50;
/** A figure beside a tab has room for three digits. */
const maxCounted = 999;
/** Tabs of what is open, which is added up as a whole. */
const ofOpen: ReadonlySet<PaymentTab> = new Set(['open', 'overdue', 'claimed']);

/** Reads one page of requests for money; `after` is the previous page's `next` (keyset pagination). */
export async function listPaymentRequests(
  db: Kysely<DatabaseSchema>,
  { after, ...filter }: PaymentFilter & { after: string | undefined },
): Promise<{ rows: PaymentRequestRow[]; next: string | null }> {
  const rows = await readPaymentPage(db, filter, { after, limit: pageSize + 1 });
  const last = rows[pageSize - 1];
  return {
    rows: rows.slice(0, pageSize).map((row) => presentRequest(row, filter.now)),
    next: rows.length > pageSize && last ? cursorOf(last, filter.tab) : null,
  };
}

/** Adds up what is open and what of it is overdue, per currency, and counts the rows of each tab up to a limit. */
export async function sumPayments(db: Kysely<DatabaseSchema>, now: number): Promise<PaymentSums> {
  const groups = await groupOpen(db, now);
  const inTab = (tab: PaymentTab) =>
    groups.filter(({ status }) => (paymentTabs[tab] as readonly string[]).includes(status));
  const tabs = paymentTabNames.map(async (tab) => {
    const found = ofOpen.has(tab)
      ? inTab(tab).reduce((sum, { count }) => sum + count, 0)
      : await countTab(db, { tab, now }, maxCounted + 1);
    return { tab, count: Math.min(found, maxCounted), isMore: found > maxCounted };
  });
  return { open: sumsOf(groups), overdue: sumsOf(inTab('overdue')), tabs: await Promise.all(tabs) };
}

function sumsOf(groups: readonly OpenGroup[]): PaymentSum[] {
  return [...Map.groupBy(groups, ({ currency }) => currency)]
    .map(([currency, some]) => ({
      currency,
      rest: some.reduce((sum, { rest }) => sum + rest, 0),
      count: some.reduce((sum, { count }) => sum + count, 0),
    }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency));
}
