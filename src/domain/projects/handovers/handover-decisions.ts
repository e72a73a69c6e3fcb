/** What a hand-over can be decided to be. */
export const handoverDecisions = ['approved', 'changes_requested'] as const;
export type HandoverDecision = (typeof handoverDecisions)[number];

const isDecision = (status: string | null): status is HandoverDecision =>
  handoverDecisions.some((decision) => decision === status);

/**
 * The decision on each hand-over of a milestone, the first one first, read from its moves in their order; null for one that was not
 * decided. Each move to `submitted` is a hand-over, and what follows it until the next one decides it.
 */
export function decisionsOf<Move extends { to: string | null }>(
  moves: readonly Move[],
): ((Move & { to: HandoverDecision }) | null)[] {
  const decisions: ((Move & { to: HandoverDecision }) | null)[] = [];
  for (const move of moves) {
    if (move.to === 'submitted') decisions.push(null);
    else if (decisions.length > 0 && isDecision(move.to)) {
      decisions[decisions.length - 1] ??= { ...move, to: move.to };
    }
  }
  return decisions;
}
