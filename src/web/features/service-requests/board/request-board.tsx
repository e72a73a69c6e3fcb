import { Suspense, useState } from 'react';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { type RequestStatus, decideMove } from '#domain/service-requests/status.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { BoardColumn, countedText } from '../../../ui/board-column.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../../ui/rows-skeleton.tsx';
import { changeFilter } from '../filter-address.ts';
import type { ListFilter } from '../list/use-list-filter.ts';
import { useLoadToast } from '../use-load-toast.ts';
import type { Board } from './board-data.ts';
import { BoardCard } from './board-card.tsx';
import type { useBoard } from './use-board.ts';
import { useMove } from './use-move.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyReasonDialog = lazyDialog(async () => (await import('../detail/reason-dialog.tsx')).ReasonDialog);

type Props = { board: ReturnType<typeof useBoard>; list: ListFilter };

/** Requests by status, moved by the same table of moves as everywhere (G4). */
export function RequestBoard({ board, list }: Props) {
  const t = useTexts();
  const { data, error, isFetching, refetch } = board;
  useLoadToast(error);
  if (data) return <Columns board={data} list={list} />;
  if (!error) return <RowsSkeleton rows={6} />;
  return (
    <LoadFailure
      title={t('serviceRequests:board.failed')}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

type ColumnsProps = { board: Board; list: ListFilter };

function Columns({ board, list }: ColumnsProps) {
  const t = useTexts();
  const now = useNow();
  const { move, movedId, asked, giveReason, cancel } = useMove();
  const [dragged, setDragged] = useState<RequestRow | null>(null);
  return (
    <>
      <p className="-mb-2 text-sm text-muted">{t('serviceRequests:board.hint')}</p>
      <div role="group" aria-label={t('serviceRequests:board.label')} className="board">
        {board.columns.map((column) => (
          <BoardColumn
            key={column.status}
            id={`board-${column.status}`}
            title={t(`serviceRequests:statuses.${column.status}`)}
            count={column.count}
            emptyText={t('serviceRequests:board.empty')}
            isTarget={dragged === null ? null : mayMove(dragged.status, column.status)}
            all={
              column.count.count > column.rows.length
                ? {
                    label: t('serviceRequests:board.all', { number: countedText(column.count) }),
                    href: list.addressOf(changeFilter(list.filter, { view: 'active', status: column.status })),
                  }
                : null
            }
            onDrop={() => {
              if (dragged) move(dragged, column.status);
              setDragged(null);
            }}
          >
            {column.rows.map((row) => (
              <BoardCard
                key={row.id}
                row={row}
                now={now}
                isMoved={row.id === movedId}
                onMove={(to) => move(row, to)}
                onDrag={setDragged}
              />
            ))}
          </BoardColumn>
        ))}
      </div>
      {asked ? (
        <Suspense fallback={null}>
          <LazyReasonDialog to={asked.to} onGive={giveReason} onClose={cancel} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Whether a card may be dropped on a column: its own, or one that it can be moved to, a reason given. */
function mayMove(from: RequestStatus, to: RequestStatus): boolean {
  const decision = decideMove(from, to, { actor: 'admin' });
  return from === to || decision.ok || decision.rule === 'reason-required';
}
