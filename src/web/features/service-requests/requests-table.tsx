import type { RequestRow } from '#contract/service-requests.ts';
import type { Language } from '#domain/languages.ts';
import { formatRange } from '#domain/money.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import type { GetText } from '#locales/text-key.ts';
import { classNames } from '../../ui/class-names.ts';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TimeStamp } from '../../lib/time-stamp.tsx';
import { useNow } from '../../lib/use-now.ts';

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

type Setting = { t: GetText; language: Language; now: number | null };

function columnsOf({ t, language, now }: Setting): TableColumn<RequestRow>[] {
  return [
    {
      id: 'number',
      header: t('serviceRequests:list.columns.number'),
      isHeaderHidden: true,
      renderCell: (row) => <RequestNumber row={row} />,
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

function RequestNumber({ row }: RowProps) {
  const t = useTexts();
  return (
    <span className="inline-flex items-center gap-2">
      <span className="figures text-muted">{row.number}</span>
      <span className={classNames('size-2 rounded-full', row.isUnread && 'bg-line')}>
        {row.isUnread ? <span className="sr-only">{t('serviceRequests:list.unread')}</span> : null}
      </span>
    </span>
  );
}

function RequestLink({ row }: RowProps) {
  const { language } = usePage();
  return (
    <a
      id={requestLinkId(row)}
      className={classNames('py-1 pointer-coarse:py-2.5', !row.isUnread && 'font-normal')}
      href={pathOf('adminRequest', language, { id: row.id })}
      lang={row.language}
    >
      {row.title}
    </a>
  );
}

/** Id of the link of a row, to move the focus to it. */
export function requestLinkId(row: Pick<RequestRow, 'id'>): string {
  return `request-${row.id}`;
}

/** On a tablet the person alone, since a line has no room for the firm. */
function Customer({ row }: RowProps) {
  return (
    <span className="text-end sm:text-start">
      {row.customerName}
      {row.customerCompany === '' ? null : (
        <span className="text-muted sm:max-lg:sr-only">, {row.customerCompany}</span>
      )}
    </span>
  );
}
