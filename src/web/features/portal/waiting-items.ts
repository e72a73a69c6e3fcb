import type { OwnPayment } from '#contract/payments/own-payments.ts';
import type { PortalHome } from '#contract/portal/portal-home.ts';
import type { OwnQuote } from '#contract/quotes/own-quotes.ts';

/** One thing that a customer has to do. */
export type WaitingItem = { kind: 'sign'; quote: OwnQuote } | { kind: 'pay'; payment: OwnPayment };

/** What waits for the customer, what is over or ends first before the rest; payments they have reported wait for the agency. */
export function waitingItems({ quotes, payments }: Pick<PortalHome, 'quotes' | 'payments'>): WaitingItem[] {
  const items: WaitingItem[] = [
    ...quotes.filter(({ isWaiting }) => isWaiting).map((quote) => ({ kind: 'sign' as const, quote })),
    ...payments.filter(({ status }) => status !== 'claimed').map((payment) => ({ kind: 'pay' as const, payment })),
  ];
  return items.toSorted((one, other) => daysOf(one) - daysOf(other));
}

/** Whole days that are left, less than 0 when it is over. */
const daysOf = (item: WaitingItem): number => (item.kind === 'sign' ? item.quote.daysLeft : -item.payment.daysOver);
