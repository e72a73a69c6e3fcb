import { useState } from 'react';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { type RequestStatus, decideMove } from '#domain/service-requests/status.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { adminMoves } from '../admin-moves.ts';
import { useRequestChange } from '../use-request-change.ts';

/** Moves a card by the table of moves: at once, after a reason, or not at all, and then it says why (G4). */
export function useMove() {
  const { mutate } = useRequestChange();
  const explain = useRefusal();
  const [asked, setAsked] = useState<{ row: RequestRow; to: RequestStatus } | null>(null);
  /** The card that was moved last, which takes the focus in its new place. */
  const [movedId, setMovedId] = useState<string | null>(null);

  function send(row: RequestRow, to: RequestStatus, reason: string | null): void {
    setMovedId(row.id);
    mutate({ request: row, change: { kind: 'status', to, reason } });
  }

  function move(row: RequestRow, to: RequestStatus): void {
    if (row.status === to) return;
    const decision = decideMove(row.status, to, { actor: 'admin' });
    if (decision.ok) send(row, to, null);
    else if (decision.rule === 'reason-required') setAsked({ row, to });
    else explain(row.status, to);
  }

  return {
    move,
    movedId,
    asked,
    giveReason(reason: string): void {
      if (asked) send(asked.row, asked.to, reason);
      setAsked(null);
    },
    cancel: () => setAsked(null),
  };
}

function useRefusal(): (from: RequestStatus, to: RequestStatus) => void {
  const t = useTexts();
  const nameOf = (status: RequestStatus) => t(`serviceRequests:statuses.${status}`);
  return (from, to) => {
    const moves = adminMoves(from).map((move) => nameOf(move.to));
    const names = { from: nameOf(from), to: nameOf(to), moves: moves.join(', ') };
    showToast({
      title: t('serviceRequests:board.refused'),
      description: t(
        moves.length > 0 ? 'serviceRequests:board.refusedText' : 'serviceRequests:board.refusedNowhere',
        names,
      ),
      tone: 'destructive',
    });
  };
}
