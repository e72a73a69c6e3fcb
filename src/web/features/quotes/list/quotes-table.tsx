import type { QuoteRow } from '#contract/quotes/quote-list.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { VirtualTable, type VirtualColumn } from '../../../ui/virtual-table.tsx';
import { QuoteStatusBadge } from '../status-badge.tsx';
import { BuyerCell, NumberCell, SeenCell, SumCell, TitleCell, ValidityCell } from './quote-cells.tsx';
import { SortHeader, sortOf } from './sort-header.tsx';
import type { QuoteListFilter } from './use-quote-filter.ts';

/** Height of a row in px, until it has been measured. */
const lineHeight = 45;

type Props = {
  rows: readonly QuoteRow[];
  list: Pick<QuoteListFilter, 'filter' | 'addressOf'>;
  /** Number of matching quotes, as far as it is known. */
  total: number;
  onNearEnd: () => void;
};

/** Quotes as a table: one row each, a block of lines on a phone. */
export function QuotesTable({ rows, list, total, onNearEnd }: Props) {
  const t = useTexts();
  return (
    <VirtualTable
      className="quotes-table"
      caption={t('quotes:list.caption')}
      columns={useColumns(list)}
      rows={rows}
      rowKey={(row) => row.id}
      total={total}
      estimatedHeight={lineHeight}
      onNearEnd={onNearEnd}
    />
  );
}

function useColumns(list: Props['list']): VirtualColumn<QuoteRow>[] {
  const t = useTexts();
  // One clock for all rows.
  const now = useNow();
  const named = (id: 'title' | 'buyer' | 'status') => ({ id, header: t(`quotes:list.columns.${id}`) });
  const sorted = (id: Parameters<typeof sortOf>[1]) => ({
    id,
    header: <SortHeader column={id} list={list} />,
    sort: sortOf(list.filter, id),
  });
  return [
    { ...sorted('number'), renderCell: (row) => <NumberCell row={row} /> },
    { ...named('title'), isRowHeader: true, renderCell: (row) => <TitleCell row={row} /> },
    { ...named('buyer'), renderCell: (row) => <BuyerCell row={row} /> },
    { ...named('status'), renderCell: (row) => <QuoteStatusBadge status={row.status} /> },
    { ...sorted('value'), renderCell: (row) => <SumCell row={row} /> },
    { ...sorted('validity'), renderCell: (row) => <ValidityCell row={row} /> },
    { ...sorted('seen'), renderCell: (row) => <SeenCell row={row} now={now} /> },
    { ...sorted('updated'), renderCell: (row) => <TimeStamp at={row.updatedAt} now={now} /> },
  ];
}
