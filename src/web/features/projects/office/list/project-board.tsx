import { useState } from 'react';
import type { ProjectColumn } from '#contract/projects/project-board.ts';
import type { ProjectRow } from '#contract/projects/projects.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';
import { useTexts } from '../../../../lib/texts/use-texts.ts';
import { BoardColumn, countedText } from '../../../../ui/board-column.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../../../ui/rows-skeleton.tsx';
import type { useProjectBoard } from '../queries.ts';
import { MoveQuestion } from './move-question.tsx';
import { ProjectCard } from './project-card.tsx';
import type { ProjectFilterInAddress } from './use-project-list-filter.ts';
import { decideRowMove, useProjectMove } from './use-project-move.ts';

type Props = { list: ProjectFilterInAddress; board: ReturnType<typeof useProjectBoard> };

/** Projects by status, moved by the same table of moves as everywhere (I1). */
export function ProjectBoard({ list, board: { data, error, isFetching, refetch } }: Props) {
  const t = useTexts();
  if (data) return <Columns columns={data.columns} list={list} />;
  if (!error) return <RowsSkeleton rows={6} />;
  return (
    <LoadFailure
      title={t('projectOffice:list.failed')}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Columns({ columns, list }: { columns: readonly ProjectColumn[]; list: ProjectFilterInAddress }) {
  const t = useTexts();
  const { move, moved, movedId, asked, cancel } = useProjectMove();
  const [dragged, setDragged] = useState<ProjectRow | null>(null);
  const { view: _board, tab: _tab, ...filter } = list.filter;
  return (
    <>
      <p className="-mb-2 text-sm text-muted">{t('projectOffice:board.hint')}</p>
      {asked ? (
        <MoveQuestion
          key={`${asked.row.id} ${asked.to}`}
          asked={asked}
          onMoved={() => moved(asked.row.id)}
          onClose={cancel}
        />
      ) : null}
      <div role="group" aria-label={t('projectOffice:board.label')} className="board" data-columns="few">
        {columns.map(({ status, count, rows }) => (
          <BoardColumn
            key={status}
            id={`projects-${status}`}
            title={t(`projectWords:statuses.${status}`)}
            count={count}
            isTarget={dragged === null ? null : mayDrop(dragged, status)}
            emptyText={t('projectOffice:board.empty')}
            all={
              count.count > rows.length
                ? {
                    label: t('projectOffice:board.all', { number: countedText(count) }),
                    href: list.addressOf({ ...filter, tab: status === 'completed' ? 'completed' : 'open', status }),
                  }
                : null
            }
            onDrop={() => {
              if (dragged) move(dragged, status);
              setDragged(null);
            }}
          >
            {rows.map((row) => (
              <ProjectCard
                key={row.id}
                row={row}
                isMoved={row.id === movedId}
                onMove={(to) => move(row, to)}
                onDrag={setDragged}
              />
            ))}
          </BoardColumn>
        ))}
      </div>
    </>
  );
}

/** Whether a card may be dropped on a column: its own, or one that it can be moved to. */
const mayDrop = (row: ProjectRow, to: ProjectStatus): boolean => row.status === to || decideRowMove(row, to, '-').ok;
