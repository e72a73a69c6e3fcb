import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import type { GetText } from '#locales/text-key.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { type VirtualColumn, VirtualTable } from '../../../ui/virtual-table.tsx';
import { AnswerTime } from '../answer-time.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { AssigneeCell, CustomerCell, NumberCell, PriceCell, PriorityCell, TitleCell } from './row-cells.tsx';
import { SortHeader, type SortedColumn, sortOf } from './sort-header.tsx';
import type { ListFilter } from './use-list-filter.ts';
import type { ListSelection } from './use-selection.ts';

/** Id of the checkbox for all rows. */
export const selectAllId = 'select-all';

/** Height of a row in px, until it has been measured. */
const lineHeight = 45;

type Props = {
  rows: readonly RequestRow[];
  selection: ListSelection;
  list: Pick<ListFilter, 'filter' | 'addressOf'>;
  /** Number of matching requests, as far as it is known. */
  total: number;
  onNearEnd: () => void;
};

/** Requests as a table: one row each, a block of lines on a phone. */
export function RequestsTable({ rows, selection, list, total, onNearEnd }: Props) {
  const t = useTexts();
  // One clock for all rows.
  const now = useNow();
  return (
    <VirtualTable
      className="requests-table"
      caption={t('serviceRequests:list.caption')}
      columns={[choiceColumn(t, selection), ...contentColumns(t, now, list)]}
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

function contentColumns(t: GetText, now: number | null, list: Props['list']): VirtualColumn<RequestRow>[] {
  const named = (id: 'number' | 'title' | 'customer' | 'status' | 'assignee') => ({
    id,
    header: t(`serviceRequests:list.columns.${id}`),
  });
  const sorted = (id: SortedColumn) => ({
    id,
    header: <SortHeader column={id} list={list} />,
    sort: sortOf(list.filter, id),
  });
  return [
    { ...named('number'), renderCell: (row) => <NumberCell row={row} /> },
    { ...named('title'), isRowHeader: true, renderCell: (row) => <TitleCell row={row} /> },
    { ...named('customer'), renderCell: (row) => <CustomerCell row={row} /> },
    { ...named('status'), renderCell: (row) => <StatusBadge status={row.status} /> },
    { ...sorted('priority'), renderCell: (row) => <PriorityCell row={row} /> },
    { ...sorted('turn'), renderCell: (row) => <AnswerTime request={row} now={now} /> },
    { ...named('assignee'), renderCell: (row) => <AssigneeCell row={row} /> },
    { ...sorted('price'), renderCell: (row) => <PriceCell row={row} /> },
    { ...sorted('received'), renderCell: (row) => <TimeStamp at={row.createdAt} now={now} /> },
  ];
}
