import type { TaxDocumentRow } from '#contract/tax-documents/tax-documents.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import { useDocumentList } from '../queries.ts';
import { DueCell, NumberCell, StateCell, SumCell, documentLinkId } from './document-cells.tsx';
import { type DocumentFilter, filterAddress } from './document-filter-address.ts';

type Place = Pick<DocumentFilter, 'request' | 'customer' | 'quote'>;
type Props = { of: Place; nothing: string };

/** The tax documents of a quote, a request or a customer, the newest first. */
export function DocumentsOf({ of, nothing }: Props) {
  const t = useTexts();
  const documents = useDocumentList(of);
  const columns = useColumns();
  const rows = documents.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <Pending documents={documents} />;
  if (rows.length === 0) return <p className="max-w-prose text-sm text-muted">{nothing}</p>;
  return (
    <>
      <Table
        caption={t('taxDocuments:list.caption')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        density="dense"
        phone="stack"
      />
      <LoadMore
        list={documents}
        linkId={documentLinkId}
        label={t('taxDocuments:list.more')}
        failure={documents.error && <CallFailure title={t('taxDocuments:list.failed')} error={documents.error} />}
      />
    </>
  );
}

type PendingProps = { documents: ReturnType<typeof useDocumentList> };

function Pending({ documents }: PendingProps) {
  const t = useTexts();
  if (documents.error) {
    return (
      <CallFailure
        title={t('taxDocuments:list.failed')}
        error={documents.error}
        action={
          <Button size="sm" onClick={() => void documents.refetch()}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <SkeletonGroup label={t('common:loading')}>
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}

/** The way to the same documents in the list, with its filters. */
export function AllDocumentsLink({ of }: { of: Place }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <a
      className="inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
      href={`${pathOf('adminDocuments', language)}?${filterAddress.write(of)}`}
    >
      {t('taxDocuments:ofQuote.all')}
    </a>
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
