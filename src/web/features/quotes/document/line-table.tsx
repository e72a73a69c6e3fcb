import type { LineWords } from '#domain/quotes/document-words.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Table, type TableColumn } from '../../../ui/table.tsx';

type Props = { caption: string; lines: readonly LineWords[]; isTaxed: boolean; hasDiscounts: boolean };

/** Lines of a quote as a bill of materials; on a phone each is a block of its own (H1). */
export function LineTable({ caption, lines, isTaxed, hasDiscounts }: Props) {
  const t = useTexts();
  const figure = (id: 'quantity' | 'unitPrice' | 'discount' | 'taxRate' | 'amount'): TableColumn<LineWords> => ({
    id,
    header: t(`quoteDocument:lines.columns.${id === 'amount' && isTaxed ? 'net' : id}`),
    align: 'end',
    renderCell: (line) => line[id] || null,
  });
  const columns: TableColumn<LineWords>[] = [
    {
      id: 'name',
      header: t('quoteDocument:lines.columns.name'),
      isRowHeader: true,
      renderCell: (line) => <LineName line={line} />,
    },
    figure('quantity'),
    figure('unitPrice'),
    ...(hasDiscounts ? [figure('discount')] : []),
    ...(isTaxed ? [figure('taxRate')] : []),
    figure('amount'),
  ];
  return (
    <Table caption={caption} isCaptionHidden columns={columns} rows={lines} rowKey={({ id }) => id} phone="stack" />
  );
}

function LineName({ line }: { line: LineWords }) {
  const t = useTexts();
  const { name, description, range, position } = line;
  return (
    <span className="grid gap-1 text-start">
      <span className="flex gap-2">
        <span className="figures font-normal text-muted">{position}</span>
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      </span>
      {description ? (
        <span className="max-w-prose text-sm font-normal whitespace-pre-line text-muted [overflow-wrap:anywhere]">
          {description}
        </span>
      ) : null}
      {range ? <span className="text-sm font-normal text-muted">{t('quoteDocument:lines.range', range)}</span> : null}
    </span>
  );
}
