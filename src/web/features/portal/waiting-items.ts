import type { OwnPayment } from '#contract/payments/own-payments.ts';
import type { PortalHome } from '#contract/portal/portal-home.ts';
import type { OwnProject } from '#contract/projects/own-projects.ts';
import type { OwnQuote } from '#contract/quotes/own-quotes.ts';

/** One thing that a customer has to do. */
export type WaitingItem =
  | { kind: 'sign'; quote: OwnQuote }
  | { kind: 'pay'; payment: OwnPayment }
  | { kind: 'approve'; project: OwnProject; milestone: OwnProject['toApprove'][number] }
  /** All that a project is owed, what is needed first before the rest. */
  | { kind: 'give'; project: OwnProject };

/**
 * What waits for the customer, what is over or ends first before the rest; an approval, for which my work waits, like what ends
 * today, and what a project is owed like the first of it. Payments they have reported wait for the agency.
 */
export function waitingItems({
  quotes,
  payments,
  projects,
}: Pick<PortalHome, 'quotes' | 'payments' | 'projects'>): WaitingItem[] {
  const items: WaitingItem[] = [
    ...quotes.filter(({ isWaiting }) => isWaiting).map((quote) => ({ kind: 'sign' as const, quote })),
    ...payments.filter(({ status }) => status !== 'claimed').map((payment) => ({ kind: 'pay' as const, payment })),
    ...projects.flatMap((project) =>
      project.toApprove.map((milestone) => ({ kind: 'approve' as const, project, milestone })),
    ),
    ...projects.filter(({ toGive }) => toGive.length > 0).map((project) => ({ kind: 'give' as const, project })),
  ];
  return items.toSorted((one, other) => daysOf(one) - daysOf(other));
}

/** Whole days that are left, less than 0 when it is over. */
function daysOf(item: WaitingItem): number {
  if (item.kind === 'approve') return 0;
  if (item.kind === 'give') return item.project.toGive[0]?.daysLeft ?? Infinity;
  return item.kind === 'sign' ? item.quote.daysLeft : -item.payment.daysOver;
}
