import type { QuoteRow } from '#contract/quotes/quote-list.ts';
import type { QuoteFilter } from '#domain/quotes/quote-filter.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import { QuoteStatusBadge } from '../status-badge.tsx';
import { useQuoteList } from './list-queries.ts';
import { NumberCell, SeenCell, SumCell, ValidityCell, quoteLinkId } from './quote-cells.tsx';
import { writeQuoteFilter } from './quote-filter-address.ts';

type Place = Pick<QuoteFilter, 'requestId' | 'customerId'>;
type Props = { of: Place; nothing: string };

/** The quotes of a request or a customer, last changed first (H2). */
export function QuotesOf({ of, nothing }: Props) {
  const t = useTexts();
  const quotes = useQuoteList(of);
  const columns = useColumns();
  const rows = quotes.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <Pending quotes={quotes} />;
  if (rows.length === 0) return <p className="max-w-prose text-sm text-muted">{nothing}</p>;
  return (
    <>
      <Table
        caption={t('quotes:section.caption')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        density="dense"
        phone="stack"
      />
      <LoadMore
        list={quotes}
        linkId={quoteLinkId}
        label={t('quotes:list.more')}
        failure={quotes.error && <CallFailure title={t('quotes:list.failed')} error={quotes.error} />}
      />
    </>
  );
}

type PendingProps = { quotes: ReturnType<typeof useQuoteList> };

function Pending({ quotes }: PendingProps) {
  const t = useTexts();
  if (quotes.error) {
    return (
      <CallFailure
        title={t('quotes:list.failed')}
        error={quotes.error}
        action={
          <Button size="sm" onClick={() => void quotes.refetch()}>
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

/** The way to the same quotes in the list, with its filters and orders. */
export function AllQuotesLink({ of }: { of: Place }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <a
      className="inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
      href={`${pathOf('adminQuotes', language)}?${writeQuoteFilter(of)}`}
    >
      {t('quotes:section.all')}
    </a>
  );
}

function useColumns(): TableColumn<QuoteRow>[] {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  return [
    {
      id: 'title',
      header: t('quotes:list.columns.title'),
      isRowHeader: true,
      renderCell: (row) => (
        <a
          id={quoteLinkId(row)}
          className="inline-flex flex-wrap gap-x-2 py-1 wrap-anywhere pointer-coarse:py-2.5"
          href={pathOf('adminQuote', language, { id: row.id })}
        >
          <NumberCell row={row} />
          <span lang={row.title === '' || row.language === language ? undefined : row.language}>
            {row.title || t('quotes:list.untitled')}
          </span>
        </a>
      ),
    },
    {
      id: 'status',
      header: t('quotes:list.columns.status'),
      renderCell: (row) => <QuoteStatusBadge status={row.status} />,
    },
    {
      id: 'value',
      header: t('quotes:list.columns.value'),
      align: 'end',
      renderCell: (row) => <SumCell row={row} />,
    },
    {
      id: 'validity',
      header: t('quotes:list.columns.validity'),
      renderCell: (row) => (row.validUntil === '' ? null : <ValidityCell row={row} />),
    },
    {
      id: 'seen',
      header: t('quotes:list.columns.seen'),
      renderCell: (row) => (row.sentAt === null ? null : <SeenCell row={row} now={now} />),
    },
  ];
}
