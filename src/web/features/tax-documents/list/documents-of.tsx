import type { TaxDocumentRow } from '#contract/tax-documents/tax-documents.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { SectionLink } from '../../../ui/section-link.tsx';
import { SectionTable } from '../../../ui/section-table.tsx';
import type { TableColumn } from '../../../ui/table.tsx';
import { useDocumentList } from '../queries.ts';
import { DueCell, NumberCell, StateCell, SumCell, documentLinkId } from './document-cells.tsx';
import { type DocumentFilter, filterAddress } from './document-filter-address.ts';

type Place = Pick<DocumentFilter, 'request' | 'customer' | 'quote'>;
type Props = { of: Place; nothing: string };

/** The tax documents of a quote, a request or a customer, the newest first. */
export function DocumentsOf({ of, nothing }: Props) {
  const t = useTexts();
  return (
    <SectionTable
      list={useDocumentList(of)}
      caption={t('taxDocuments:list.caption')}
      columns={useColumns()}
      nothing={nothing}
      linkId={documentLinkId}
      moreLabel={t('taxDocuments:list.more')}
      failureTitle={t('taxDocuments:list.failed')}
    />
  );
}

/** The way to the same documents in the list, with its filters. */
export function AllDocumentsLink({ of }: { of: Place }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <SectionLink href={`${pathOf('adminDocuments', language)}?${filterAddress.write(of)}`}>
      {t('taxDocuments:ofQuote.all')}
    </SectionLink>
  );
}

function useColumns(): TableColumn<TaxDocumentRow>[] {
  const t = useTexts();
  const { language } = usePage();
  return [
    {
      id: 'title',
      header: t('taxDocuments:columns.title'),
      isRowHeader: true,
      renderCell: (row) => (
        <a
          id={documentLinkId(row)}
          className="inline-flex flex-wrap gap-x-2 py-1 wrap-anywhere pointer-coarse:py-2.5"
          href={pathOf('adminDocument', language, { id: row.id })}
        >
          <NumberCell row={row} />
          <span>{t(`taxDocuments:kinds.${row.kind}`)}</span>
        </a>
      ),
    },
    { id: 'state', header: t('taxDocuments:columns.state'), renderCell: (row) => <StateCell row={row} /> },
    {
      id: 'gross',
      header: t('taxDocuments:columns.gross'),
      align: 'end',
      renderCell: (row) => <SumCell row={row} />,
    },
    {
      id: 'due',
      header: t('taxDocuments:columns.due'),
      renderCell: (row) => (row.kind === 'invoice' && row.dueOn ? <DueCell row={row} /> : null),
    },
  ];
}
