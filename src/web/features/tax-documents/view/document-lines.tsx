import { formatExactMoney, formatQuantity, formatRate } from '#domain/exact-money.ts';
import { lineAmount } from '#domain/quotes/lines/line-amount.ts';
import { asQuoteLine } from '#domain/tax-documents/document-figures.ts';
import type { DocumentLine, TaxDocumentContent } from '#domain/tax-documents/tax-document.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Table, type TableColumn } from '../../../ui/table.tsx';

type Props = { content: Pick<TaxDocumentContent, 'lines' | 'currency' | 'language'> };

/** The lines as they stand on the document; on a phone a block each. */
export function DocumentLines({ content }: Props) {
  const t = useTexts();
  const columns = useColumns(content);
  if (content.lines.length === 0) return null;
  return (
    <Table
      caption={t('taxDocuments:lines.label')}
      columns={columns}
      rows={content.lines}
      rowKey={(line) => line.id}
      density="dense"
      phone="stack"
    />
  );
}

function useColumns({ lines, currency, language: written }: Props['content']): TableColumn<DocumentLine>[] {
  const t = useTexts();
  const { language } = usePage();
  const money = (amount: number) => <span className="figures">{formatExactMoney(amount, currency, language)}</span>;
  const isTaxed = lines.some(({ taxRate }) => taxRate > 0);
  const end = { align: 'end' } as const;
  return [
    {
      id: 'name',
      header: t('taxDocuments:lines.name'),
      isRowHeader: true,
      renderCell: ({ name, description }) => (
        <span className="grid wrap-anywhere" lang={written}>
          {name}
          {description === '' ? null : (
            <span className="text-sm font-normal whitespace-pre-line text-muted">{description}</span>
          )}
        </span>
      ),
    },
    {
      ...end,
      id: 'quantity',
      header: t('taxDocuments:lines.quantity'),
      renderCell: ({ quantity, unit }) => (
        <span className="figures whitespace-nowrap">{`${formatQuantity(quantity, language)} ${unit}`.trim()}</span>
      ),
    },
    { ...end, id: 'price', header: t('taxDocuments:lines.unitPrice'), renderCell: (line) => money(line.unitPrice) },
    ...(lines.some(({ discount }) => discount !== null)
      ? [
          {
            ...end,
            id: 'discount',
            header: t('taxDocuments:lines.discount'),
            renderCell: (line: DocumentLine) =>
              line.discount === null ? null : money(-lineAmount(asQuoteLine(line)).discount),
          },
        ]
      : []),
    ...(isTaxed
      ? [
          {
            ...end,
            id: 'rate',
            header: t('taxDocuments:lines.taxRate'),
            renderCell: (line: DocumentLine) => formatRate(line.taxRate, language),
          },
        ]
      : []),
    {
      ...end,
      id: 'net',
      header: t(isTaxed ? 'taxDocuments:lines.net' : 'taxDocuments:lines.total'),
      renderCell: (line) => money(lineAmount(asQuoteLine(line)).net),
    },
  ];
}
