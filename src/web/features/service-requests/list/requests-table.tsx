import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import type { GetText } from '#locales/text-key.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { type VirtualColumn, VirtualTable } from '../../../ui/virtual-table.tsx';
import { AnswerTime } from '../answer-time.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { AssigneeCell, CustomerCell, NumberCell, PriceCell, TitleCell } from './row-cells.tsx';
import type { ListSelection } from './use-selection.ts';

/** Id of the checkbox for all rows. */
export const selectAllId = 'select-all';

/** Height of a row in px, until it has been measured. */
const lineHeight = 45;

type Props = {
  rows: readonly RequestRow[];
  selection: ListSelection;
  /** Number of matching requests, as far as it is known. */
  total: number;
  onNearEnd: () => void;
};

/** Requests as a table: one row each, a block of lines on a phone. */
export function RequestsTable({ rows, selection, total, onNearEnd }: Props) {
  const t = useTexts();
  // One clock for all rows.
  const now = useNow();
  return (
    <VirtualTable
      className="requests-table"
      caption={t('serviceRequests:list.caption')}
      columns={[choiceColumn(t, selection), ...contentColumns(t, now)]}
      rows={rows}
      rowKey={(row) => row.id}
      rowState={(row) => [selection.isChosen(row.id) && 'selected', row.isUnread && 'unread'].filter(Boolean).join(' ')}
      total={total}
      estimatedHeight={lineHeight}
      onNearEnd={onNearEnd}
    />
  );
}

function choiceColumn(t: GetText, selection: ListSelection): VirtualColumn<RequestRow> {
  return {
    id: 'choice',
    header: (
      <Checkbox
        id={selectAllId}
        label={t('serviceRequests:bulk.selectAll')}
        isChecked={selection.isAllLoaded}
        isMixed={selection.chosen.length > 0 && !selection.isAllLoaded}
        onChange={selection.toggleLoaded}
      />
    ),
    renderCell: (row) => (
      <Checkbox
        label={t('serviceRequests:bulk.selectRow', { number: row.number })}
        isChecked={selection.isChosen(row.id)}
        onChange={(isChosen, isRange) => selection.toggle(row.id, isChosen, isRange)}
      />
    ),
  };
}

function contentColumns(t: GetText, now: number | null): VirtualColumn<RequestRow>[] {
  const named = (id: 'title' | 'customer' | 'status' | 'turn' | 'assignee' | 'price' | 'received') => ({
    id,
    header: t(`serviceRequests:list.columns.${id}`),
  });
  return [
    {
      id: 'number',
      header: <span className="sr-only">{t('serviceRequests:list.columns.number')}</span>,
      renderCell: (row) => <NumberCell row={row} />,
    },
    { ...named('title'), isRowHeader: true, renderCell: (row) => <TitleCell row={row} /> },
    { ...named('customer'), renderCell: (row) => <CustomerCell row={row} /> },
    { ...named('status'), renderCell: (row) => <StatusBadge status={row.status} /> },
    { ...named('turn'), renderCell: (row) => <AnswerTime request={row} now={now} /> },
    {
      ...named('assignee'),
      header: <span className="sr-only">{t('serviceRequests:list.columns.assignee')}</span>,
      renderCell: (row) => <AssigneeCell row={row} />,
    },
    { ...named('price'), renderCell: (row) => <PriceCell row={row} /> },
    { ...named('received'), renderCell: (row) => <TimeStamp at={row.createdAt} now={now} /> },
  ];
}
