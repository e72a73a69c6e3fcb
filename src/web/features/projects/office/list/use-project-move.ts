import { useState } from 'react';
import type { ProjectRow } from '#contract/projects/projects.ts';
import { type ProjectStatus, decideProjectMove, projectMoves } from '#domain/projects/project-status.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { showToast } from '../../../../ui/toast-store.ts';

/** A move that is asked about before it is made: the customer sees it, or it needs a reason. */
export type AskedMove = { row: ProjectRow; to: ProjectStatus; needsReason: boolean };

/** Decides by the table of moves, as far as a row tells; a reason is asked for afterwards. */
export function decideRowMove(row: ProjectRow, to: ProjectStatus, reason = '') {
  const milestones = row.openMilestones > 0 ? (['planned'] as const) : [];
  return decideProjectMove({ ...row, milestones }, to, { actor: 'admin', reason });
}

/** The moves that a row has, a reason given. */
export const movesOf = (row: ProjectRow): ProjectStatus[] =>
  projectMoves[row.status].map(({ to }) => to).filter((to) => decideRowMove(row, to, '-').ok);

/** Moves a card by the table of moves: after a question, after a reason, or not at all, and then it says why (I1). */
export function useProjectMove() {
  const explain = useRefusal();
  const [asked, setAsked] = useState<AskedMove | null>(null);
  /** The card that was moved last, which takes the focus in its new place. */
  const [movedId, setMovedId] = useState<string | null>(null);
  return {
    asked,
    movedId,
    move(row: ProjectRow, to: ProjectStatus): void {
      if (row.status === to) return;
      const decision = decideRowMove(row, to);
      if (decision.ok || decision.rule === 'reason-required') setAsked({ row, to, needsReason: !decision.ok });
      else explain(row, to, decision.rule);
    },
    moved(id: string): void {
      setMovedId(id);
      setAsked(null);
    },
    cancel: () => setAsked(null),
  };
}

type Refused = Exclude<ReturnType<typeof decideRowMove>, { ok: true }>['rule'];

function useRefusal(): (row: ProjectRow, to: ProjectStatus, rule: Refused) => void {
  const t = useTexts();
  const nameOf = (status: ProjectStatus) => t(`projectWords:statuses.${status}`);
  const reasonOf = (row: ProjectRow, to: ProjectStatus, rule: Refused): string => {
    if (row.isOnHold) return t('projectOffice:board.refusedHeld');
    if (rule === 'milestones-open') return t('projectOffice:board.refusedOpen', { count: row.openMilestones });
    const moves = movesOf(row).map((move) => nameOf(move));
    const names = { from: nameOf(row.status), to: nameOf(to), moves: moves.join(', ') };
    return t(moves.length > 0 ? 'projectOffice:board.refusedText' : 'projectOffice:board.refusedNowhere', names);
  };
  return (row, to, rule) =>
    showToast({
      title: t('projectOffice:board.refused'),
      description: reasonOf(row, to, rule),
      tone: 'destructive',
    });
}
