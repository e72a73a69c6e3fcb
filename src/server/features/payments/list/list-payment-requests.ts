import type { Kysely } from 'kysely';
import type { PaymentRequestRow, PaymentSum, PaymentSums } from '#contract/payments/payments.ts';
import { openPaymentStatuses, paymentTabNames, paymentTabs } from '#domain/payments/payment-request-status.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import {
  type PaymentFilter,
  type PaymentGroup,
  cursorOf,
  groupPayments,
  readPaymentPage,
} from './payment-requests-list-store.ts';
import { presentRequest } from './present-request.ts';

const pageSize = 50;

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

/** Adds up what is open and what of it is overdue, per currency, and counts the rows of each tab. */
export async function sumPayments(db: Kysely<DatabaseSchema>, now: number): Promise<PaymentSums> {
  const groups = await groupPayments(db, now);
  const inTab = (tab: (typeof paymentTabNames)[number]) =>
    groups.filter(({ status }) => (paymentTabs[tab] as readonly string[]).includes(status));
  return {
    open: sumsOf(groups.filter(({ status }) => openPaymentStatuses.includes(status))),
    overdue: sumsOf(inTab('overdue')),
    tabs: paymentTabNames.map((tab) => ({ tab, count: inTab(tab).reduce((sum, { count }) => sum + count, 0) })),
  };
}

function sumsOf(groups: readonly PaymentGroup[]): PaymentSum[] {
  return [...Map.groupBy(groups, ({ currency }) => currency)]
    .map(([currency, some]) => ({
      currency,
      rest: some.reduce((sum, { rest }) => sum + rest, 0),
      count: some.reduce((sum, { count }) => sum + count, 0),
    }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency));
}
