import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import type { RequestStatus } from '#domain/service-requests/status.ts';
import { formatRange } from '#domain/money.ts';
import { pathOf } from '#domain/routes.ts';
import { focusOnce } from '../../../lib/focus-once.ts';
import { titleLanguage } from '#domain/service-requests/title-language.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { BoardCard as Card } from '../../../ui/board-card.tsx';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { adminMoves } from '../admin-moves.ts';
import { AnswerTime } from '../answer-time.tsx';
import { PersonSign } from '../person.tsx';
import { PriorityCell, requestLinkId } from '../list/row-cells.tsx';

type Props = {
  row: RequestRow;
  now: number | null;
  /** It was just moved here. */
  isMoved: boolean;
  onMove: (to: RequestStatus) => void;
  onDrag: (row: RequestRow | null) => void;
};

/** A request on the board: dragged with a mouse, moved by its menu on any device. */
export function BoardCard({ row, now, isMoved, onMove, onDrag }: Props) {
  const { language } = usePage();
  const customer = [row.customerName, row.customerCompany].filter(Boolean).join(', ');
  return (
    <Card
      name={String(row.number)}
      isUnread={row.isUnread}
      onDragStart={() => onDrag(row)}
      onDragEnd={() => onDrag(null)}
    >
      <p className="flex items-baseline justify-between gap-2 text-xs text-muted">
        <span className="figures">{row.number}</span>
        {row.priority === 'medium' ? null : <PriorityCell row={row} />}
      </p>
      <a
        id={requestLinkId(row)}
        ref={isMoved ? focusOnce : null}
        data-shortcut="row"
        className="board-title"
        draggable={false}
        href={pathOf('adminRequest', language, { id: row.id })}
        lang={titleLanguage(row, language)}
      >
        {row.shownTitle}
      </a>
      <p className="text-sm wrap-anywhere">{customer}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-muted">
        <AnswerTime request={row} now={now} />
        {row.estimate ? (
          <span className="figures ms-auto">{formatRange(row.estimate, row.currency, language)}</span>
        ) : null}
      </div>
      <CardFoot row={row} onMove={onMove} />
    </Card>
  );
}

function CardFoot({ row, onMove }: Pick<Props, 'row' | 'onMove'>) {
  const t = useTexts();
  const moves = adminMoves(row.status);
  return (
    <div className="flex min-h-9 items-center justify-between gap-2">
      {row.assignee ? (
        <span className="flex min-w-0 items-center gap-2 text-sm">
          <PersonSign name={row.assignee.name} />
          <span className="wrap-anywhere">{row.assignee.name}</span>
        </span>
      ) : (
        <span className="text-sm text-muted">{t('serviceRequests:list.unassigned')}</span>
      )}
      {moves.length === 0 ? null : (
        <LazyMenu
          size="sm"
          variant="quiet"
          className="-me-2 shrink-0"
          label={t('serviceRequests:board.moveOf', { number: row.number })}
          title={t('serviceRequests:board.to')}
          items={moves.map(({ to }) => ({
            id: to,
            label: t(`serviceRequests:statuses.${to}`),
            onSelect: () => onMove(to),
          }))}
        >
          {t('serviceRequests:board.move')}
        </LazyMenu>
      )}
    </div>
  );
}
