import type { PriceChange } from '#domain/estimates/price-book/price-book-diff.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Table } from '../../ui/table.tsx';
import { fieldName, figureText, percentText } from './field-words.ts';

type Props = { caption: string; changes: readonly PriceChange[] };

/** Figures that differ: from, to, and by how much. */
export function ChangeTable({ caption, changes }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const reader = { t, language };
  return (
    <Table
      caption={caption}
      density="dense"
      phone="stack"
      rows={changes}
      rowKey={({ field }) => field.path}
      columns={[
        {
          id: 'name',
          header: t('priceBook:changes.columns.name'),
          isRowHeader: true,
          renderCell: ({ field }) => fieldName(field, t),
        },
        {
          id: 'from',
          header: t('priceBook:changes.columns.from'),
          align: 'end',
          renderCell: ({ field, from }) => figureText(from, field.unit, reader),
        },
        {
          id: 'to',
          header: t('priceBook:changes.columns.to'),
          align: 'end',
          renderCell: ({ field, to }) => figureText(to, field.unit, reader),
        },
        {
          id: 'change',
          header: t('priceBook:changes.columns.change'),
          align: 'end',
          renderCell: ({ percent }) => (percent === null ? '–' : percentText(percent, reader)),
        },
      ]}
    />
  );
}
