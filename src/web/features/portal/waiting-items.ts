import type { Language } from '#domain/languages.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import type { ThreadPlace } from '#domain/threads/thread.ts';
import type { OwnPayment } from '#contract/payments/own-payments.ts';
import type { PortalHome } from '#contract/portal/portal-home.ts';
import type { OwnProject } from '#contract/projects/own-projects.ts';
import type { OwnQuote } from '#contract/quotes/own-quotes.ts';

/** One thing that a customer has to do. */
export type WaitingItem =
  | { kind: 'sign'; quote: OwnQuote }
  | { kind: 'pay'; payment: OwnPayment }
  | { kind: 'approve'; project: OwnProject; milestone: OwnProject['toApprove'][number] }
  | { kind: 'read'; place: ThreadPlace; id: string; title: string; language: Language; count: number }
  /** All that a project is owed, what is needed first before the rest. */
  | { kind: 'give'; project: OwnProject }
  /** What they say of a finished project, which nothing waits for (A11). */
  | { kind: 'refer'; reference: PortalHome['references'][number] };

/**
 * What waits for the customer, what is over or ends first before the rest; an approval, for which my work waits, and a message like what
 * ends today, and what a project is owed like the first of it. A
 * reference is a favour and stands last. Payments they have reported wait for the agency.
 */
export function waitingItems(home: Waiting): WaitingItem[] {
  const { quotes, payments, projects, references } = home;
  const items: WaitingItem[] = [
    ...quotes.filter(({ isWaiting }) => isWaiting).map((quote) => ({ kind: 'sign' as const, quote })),
    ...payments.filter(({ status }) => status !== 'claimed').map((payment) => ({ kind: 'pay' as const, payment })),
    ...projects.flatMap((project) =>
      project.toApprove.map((milestone) => ({ kind: 'approve' as const, project, milestone })),
    ),
    ...projects.filter(({ toGive }) => toGive.length > 0).map((project) => ({ kind: 'give' as const, project })),
    ...unreadItems(home),
    ...references.map((reference) => ({ kind: 'refer' as const, reference })),
  ];
  return items.toSorted((one, other) => daysOf(one) - daysOf(other));
}

type Waiting = Pick<PortalHome, 'quotes' | 'payments' | 'projects' | 'requests' | 'unread' | 'references'>;

function unreadItems({ projects, requests, unread }: Waiting): WaitingItem[] {
  return unread.flatMap(({ place, id, unread: count }): WaitingItem[] => {
    const subject = [...(place === 'project' ? projects : requests)].find((each) => each.id === id);
    if (!subject) return [];
    const { number, title, language } = subject;
    const named = place === 'project' ? projectTitle(number, title) : title;
    return [{ kind: 'read', place, id, title: named, language, count }];
  });
}

/** Whole days that are left, less than 0 when it is over. */
function daysOf(item: WaitingItem): number {
  if (item.kind === 'approve' || item.kind === 'read') return 0;
  if (item.kind === 'refer') return Infinity;
  if (item.kind === 'give') return item.project.toGive[0]?.daysLeft ?? Infinity;
  return item.kind === 'sign' ? item.quote.daysLeft : -item.payment.daysOver;
}
