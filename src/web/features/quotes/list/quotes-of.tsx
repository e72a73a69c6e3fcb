import type { QuoteRow } from '#contract/quotes/quote-list.ts';
import type { QuoteFilter } from '#domain/quotes/quote-filter.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { SectionLink } from '../../../ui/section-link.tsx';
import { SectionTable } from '../../../ui/section-table.tsx';
import type { TableColumn } from '../../../ui/table.tsx';
import { QuoteStatusBadge } from '../status-badge.tsx';
import { useQuoteList } from './list-queries.ts';
import { NumberCell, SeenCell, SumCell, ValidityCell, quoteLinkId } from './quote-cells.tsx';
import { writeQuoteFilter } from './quote-filter-address.ts';

type Place = Pick<QuoteFilter, 'requestId' | 'customerId'>;
type Props = { of: Place; nothing: string };

/** The quotes of a request or a customer, last changed first (H2). */
export function QuotesOf({ of, nothing }: Props) {
  const t = useTexts();
  return (
    <SectionTable
      list={useQuoteList(of)}
      caption={t('quotes:section.caption')}
      columns={useColumns()}
      nothing={nothing}
      linkId={quoteLinkId}
      moreLabel={t('quotes:list.more')}
      failureTitle={t('quotes:list.failed')}
    />
  );
}

/** The way to the same quotes in the list, with its filters and orders. */
export function AllQuotesLink({ of }: { of: Place }) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <SectionLink href={`${pathOf('adminQuotes', language)}?${writeQuoteFilter(of)}`}>
      {t('quotes:section.all')}
    </SectionLink>
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
