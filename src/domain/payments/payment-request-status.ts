/**
 * Statuses of a payment request (domain rules, "Payment request"). `planned` is a part of a plan that nobody is asked for yet; it
 * has no number. `confirmed` means paid in full, `rejected` that the agency found no payment behind a claim.
 */
export const paymentRequestStatuses = [
  'planned',
  'requested',
  'claimed',
  'overdue',
  'confirmed',
  'rejected',
  'refunded',
  'cancelled',
] as const;
export type PaymentRequestStatus = (typeof paymentRequestStatuses)[number];

/** Who can move a payment request: its payer, an administrator, a bank file that an administrator confirms, or time. */
export const paymentActors = ['payer', 'admin', 'import', 'system'] as const;
export type PaymentActor = (typeof paymentActors)[number];

/** What an entry in the history of a payment request says; all but the first leave the status as it is. */
export const paymentEventKinds = [
  'status-changed',
  'part-paid',
  'paid-back',
  'reminded',
  'reminders-stopped',
  'reminders-resumed',
] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];

/** One permitted move, by whom, and whether it needs a reason in words. */
export type PaymentMove = { to: PaymentRequestStatus; by: readonly PaymentActor[]; needsReason?: true };

const confirm: PaymentMove = { to: 'confirmed', by: ['admin', 'import'] };
const claim: PaymentMove = { to: 'claimed', by: ['payer'] };
const expire: PaymentMove = { to: 'overdue', by: ['system'] };
const cancel: PaymentMove = { to: 'cancelled', by: ['admin', 'system'], needsReason: true };
const reject: PaymentMove = { to: 'rejected', by: ['admin'], needsReason: true };

/** The one table of moves: enforced by the server, offered by the screens (domain rules, "Payment request"). */
export const paymentMoves: Record<PaymentRequestStatus, readonly PaymentMove[]> = {
  planned: [{ to: 'requested', by: ['admin', 'system'] }, cancel],
  requested: [claim, confirm, expire, cancel],
  // Only the invoice that asks for the same money ends a claim; a person confirms or rejects it.
  claimed: [confirm, reject, expire, { to: 'cancelled', by: ['system'], needsReason: true }],
  // A claim that was believed for its days can be answered later as well.
  overdue: [claim, confirm, reject, cancel],
  rejected: [claim, confirm, expire, cancel],
  // A payment that is undone by a counter-row asks for its money again.
  confirmed: [
    { to: 'refunded', by: ['admin'], needsReason: true },
    { to: 'requested', by: ['admin'], needsReason: true },
  ],
  refunded: [],
  cancelled: [],
};

/** Statuses in which money is still expected. */
export const openPaymentStatuses: readonly PaymentRequestStatus[] = ['requested', 'claimed', 'overdue', 'rejected'];

export type PaymentMoveDecision = { ok: true } | { ok: false; rule: 'move-not-allowed' | 'reason-required' };

/** Decides whether an actor may move a payment request, and whether a reason is missing. */
export function decidePaymentMove(
  from: PaymentRequestStatus,
  to: PaymentRequestStatus,
  { actor, reason = '' }: { actor: PaymentActor; reason?: string },
): PaymentMoveDecision {
  const move = paymentMoves[from].find((each) => each.to === to && each.by.includes(actor));
  if (!move) return { ok: false, rule: 'move-not-allowed' };
  return move.needsReason && reason.trim() === '' ? { ok: false, rule: 'reason-required' } : { ok: true };
}

/** Tabs of the office's list, and the statuses that each shows. */
export const paymentTabs = {
  open: openPaymentStatuses,
  overdue: ['overdue'],
  claimed: ['claimed'],
  planned: ['planned'],
  paid: ['confirmed'],
  closed: ['refunded', 'cancelled'],
} as const satisfies Record<string, readonly PaymentRequestStatus[]>;
export type PaymentTab = keyof typeof paymentTabs;
export const paymentTabNames = Object.keys(paymentTabs) as [PaymentTab, ...PaymentTab[]];
