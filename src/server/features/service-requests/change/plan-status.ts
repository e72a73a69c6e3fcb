import { clocksAfterMove } from '#domain/service-requests/clocks.ts';
import { type RequestActor, type RequestStatus, decideMove } from '#domain/service-requests/status.ts';
import type { Plan } from './outcome.ts';
import { clocksOf, columnsOfClocks } from './request-clock-columns.ts';

type Wish = {
  to: RequestStatus;
  reason: string | null;
  actor: RequestActor;
  now: number;
  /** Ids of those behind whose status a quote, signature or payment of the program stands. */
  settled: ReadonlySet<string>;
};

/**
 * Moves a request to a status if the table of moves permits it to the actor (G4), and updates its clocks and its
 * reason of cancellation.
 */
export function planStatus({ to, reason, actor, now, settled }: Wish): Plan {
  const given = reason?.trim() || null;
  return (request) => {
    const from = request.status;
    const isSettled = settled.has(request.id);
    const decision = decideMove(from, to, { actor, isSettled, ...(given !== null && { reason: given }) });
    if (!decision.ok) return { kind: 'refused', rule: decision.rule };
    const set = {
      status: to,
      cancel_reason: to === 'cancelled' ? given : null,
      ...columnsOfClocks(clocksAfterMove(clocksOf(request), { from, to, now })),
    };
    const before = { status: from, cancel_reason: request.cancel_reason, ...columnsOfClocks(clocksOf(request)) };
    const event = { kind: 'status-changed', from, to, reason: given, detail: { before } } as const;
    return { kind: 'change', change: { request, set, events: [event] } };
  };
}
