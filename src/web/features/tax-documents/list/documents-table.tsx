import type { TaxDocumentRow } from '#contract/tax-documents/tax-documents.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { type VirtualColumn, VirtualTable } from '../../../ui/virtual-table.tsx';
import { BuyerCell } from '#web/features/quotes/list/quote-cells.tsx';
import { DueCell, IssuedCell, NumberCell, StateCell, SumCell, TitleCell } from './document-cells.tsx';

/** Height of a row in px, until it has been measured. */
const lineHeight = 45;

type Props = { rows: readonly TaxDocumentRow[]; onNearEnd: () => void };

/** Documents as a table, laid out as that of quotes: one row each, a block of lines on a phone. */
export function DocumentsTable({ rows, onNearEnd }: Props) {
  const t = useTexts();
  return (
    <VirtualTable
      className="quotes-table"
      caption={t('taxDocuments:list.caption')}
      columns={useColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      total={rows.length}
      estimatedHeight={lineHeight}
      onNearEnd={onNearEnd}
    />
  );
}

function useColumns(): VirtualColumn<TaxDocumentRow>[] {
  const t = useTexts();
  // One clock for all rows.
  const now = useNow();
  return [
    { id: 'number', header: t('taxDocuments:columns.number'), renderCell: (row) => <NumberCell row={row} /> },
    {
      id: 'title',
      header: t('taxDocuments:columns.title'),
      isRowHeader: true,
      renderCell: (row) => <TitleCell row={row} />,
    },
    { id: 'buyer', header: t('taxDocuments:columns.buyer'), renderCell: (row) => <BuyerCell row={row} /> },
    { id: 'status', header: t('taxDocuments:columns.state'), renderCell: (row) => <StateCell row={row} /> },
    { id: 'value', header: t('taxDocuments:columns.gross'), renderCell: (row) => <SumCell row={row} /> },
    { id: 'validity', header: t('taxDocuments:columns.due'), renderCell: (row) => <DueCell row={row} /> },
    { id: 'seen', header: t('taxDocuments:columns.issued'), renderCell: (row) => <IssuedCell row={row} /> },
    {
      id: 'updated',
      header: t('taxDocuments:columns.updated'),
      renderCell: (row) => <TimeStamp at={row.updatedAt} now={now} />,
    },
  ];
}
