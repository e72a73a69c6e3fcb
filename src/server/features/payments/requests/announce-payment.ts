import type { Services } from '#server/services.ts';
import type { PaymentRequestRow } from './payment-requests-store.ts';

type Paid = Pick<PaymentRequestRow, 'id' | 'quote_id' | 'service_request_id'>;

/** Tells every open back office, after the commit, that requests for money and with them perhaps quotes and requests have changed. */
export function announcePayments({ live }: Pick<Services, 'live'>, rows: readonly Paid[]): void {
  live.announce({ kind: 'payments-changed' });
  for (const id of idsOf(rows, 'quote_id')) live.announce({ kind: 'quote-changed', id });
  for (const id of idsOf(rows, 'service_request_id')) live.announce({ kind: 'request-changed', id });
}

const idsOf = (rows: readonly Paid[], column: 'quote_id' | 'service_request_id'): string[] => [
  ...new Set(rows.map((row) => row[column]).filter((id) => id !== null)),
];
