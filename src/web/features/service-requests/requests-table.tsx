import { Link } from 'react-router';
import type { RequestRow } from '#contract/service-requests.ts';
import type { Language } from '#domain/languages.ts';
import { formatRange } from '#domain/money.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { type Texts, useTexts } from '../../lib/use-texts.ts';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TimeStamp } from './time-stamp.tsx';
import { useNow } from './use-now.ts';

type Props = { rows: readonly RequestRow[] };

/** Requests for scanning: one line each, a block of lines on a phone. */
export function RequestsTable({ rows }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  return (
    <Table
      caption={t('serviceRequests:list.caption')}
      columns={columnsOf({ t, language, now })}
      rows={rows}
      rowKey={(row) => row.id}
      density="dense"
      phone="stack"
    />
  );
}

type Setting = { t: Texts; language: Language; now: number | null };

function columnsOf({ t, language, now }: Setting): TableColumn<RequestRow>[] {
  return [
    {
      id: 'number',
      header: t('serviceRequests:list.columns.number'),
      renderCell: (row) => <span className="figures text-muted">{row.number}</span>,
    },
    {
      id: 'title',
      header: t('serviceRequests:list.columns.title'),
      isRowHeader: true,
      renderCell: (row) => <RequestLink row={row} />,
    },
    { id: 'customer', header: t('serviceRequests:list.columns.customer'), renderCell: (row) => <Customer row={row} /> },
    {
      id: 'status',
      header: t('serviceRequests:list.columns.status'),
      renderCell: (row) => <StatusBadge status={row.status} />,
    },
    {
      id: 'price',
      header: t('serviceRequests:list.columns.price'),
      align: 'end',
      renderCell: (row) => row.estimate && formatRange(row.estimate, row.currency, language),
    },
    {
      id: 'received',
      header: t('serviceRequests:list.columns.received'),
      renderCell: (row) => <TimeStamp at={row.createdAt} now={now} />,
    },
  ];
}

type RowProps = { row: RequestRow };

function RequestLink({ row }: RowProps) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <>
      <Link
        id={requestLinkId(row)}
        className={row.isUnread ? 'py-1 pointer-coarse:py-2.5' : 'py-1 font-normal pointer-coarse:py-2.5'}
        to={pathOf('adminRequest', language, { id: row.id })}
        lang={row.language}
      >
        {row.title}
      </Link>
      {row.isUnread ? (
        <span className="ms-2 inline-block size-2 rounded-full bg-line align-middle">
          <span className="sr-only">{t('serviceRequests:list.unread')}</span>
        </span>
      ) : null}
    </>
  );
}

/** Id of the link of a row, to move the focus to it. */
export function requestLinkId(row: Pick<RequestRow, 'id'>): string {
  return `request-${row.id}`;
}

function Customer({ row }: RowProps) {
  if (row.customerCompany === '') return row.customerName;
  return (
    <span>
      {row.customerName}
      <span className="block text-muted">{row.customerCompany}</span>
    </span>
  );
}
