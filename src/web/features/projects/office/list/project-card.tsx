import type { ProjectRow } from '#contract/projects/projects.ts';
import { projectTitle } from '#domain/projects/project-number.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { BoardCard } from '../../../../ui/board-card.tsx';
import { LazyMenu } from '../../../../ui/lazy-menu.tsx';
import { ProjectName, ProjectNext, ProjectProgress } from './project-facts.tsx';
import { movesOf } from './use-project-move.ts';

type Props = {
  row: ProjectRow;
  /** It was just moved here. */
  isMoved: boolean;
  onMove: (to: ProjectStatus) => void;
  onDrag: (row: ProjectRow | null) => void;
};

/** A project on the board: dragged with a mouse, moved by its menu on any device. */
export function ProjectCard({ row, isMoved, onMove, onDrag }: Props) {
  const t = useTexts();
  const moves = movesOf(row);
  const name = projectTitle(row.number, row.title);
  return (
    <BoardCard name={name} isMovable={moves.length > 0} onDragStart={() => onDrag(row)} onDragEnd={() => onDrag(null)}>
      <ProjectName row={row} linkClass="board-title" isFocused={isMoved} />
      <ProjectProgress row={row} />
      {row.isLate || row.isOnHold ? (
        <p className="flex flex-wrap gap-1">
          {row.isOnHold ? <Badge tone="waiting">{t('projectWords:onHold')}</Badge> : null}
          {row.isLate ? <Badge tone="stopped">{t('projectWords:late')}</Badge> : null}
        </p>
      ) : null}
      <ProjectNext row={row} />
      {moves.length === 0 ? null : (
        <LazyMenu
          size="sm"
          variant="quiet"
          className="-me-2 justify-self-end"
          label={t('projectOffice:board.moveOf', { name })}
          title={t('projectOffice:board.to')}
          items={moves.map((to) => ({ id: to, label: t(`projectWords:statuses.${to}`), onSelect: () => onMove(to) }))}
        >
          {t('projectOffice:board.move')}
        </LazyMenu>
      )}
    </BoardCard>
  );
}
