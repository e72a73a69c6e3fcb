import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { formatRange } from '#domain/money.ts';
import { pathOf } from '#domain/routes.ts';
import { titleLanguage } from '#domain/service-requests/title-language.ts';
import { CustomerSection } from '../../../features/customers/customer-section.tsx';
import { CallFailure } from '../../../ui/call-failure.tsx';
import { useRequestList } from '../../../features/service-requests/queries.ts';
import { StatusBadge } from '../../../features/service-requests/status-badge.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { TimeStamp } from '../../../lib/time/time-stamp.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SectionLink } from '../../../ui/section-link.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';

type Props = { customerId: string };

/** What a customer has asked for, newest first, archived or not (G6). */
export function CustomerRequests({ customerId }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const requests = useRequestList({ view: 'everything', customer: customerId });
  const rows = requests.data?.rows ?? [];
  const all = `${pathOf('adminRequests', language)}?view=everything&customer=${customerId}`;
  return (
    <CustomerSection
      id="requests"
      title={t('customers:history.title')}
      lead={requests.isSuccess && rows.length === 0 ? t('customers:history.empty') : undefined}
      action={rows.length > 0 ? <SectionLink href={all}>{t('customers:history.all')}</SectionLink> : null}
    >
      {rows.length > 0 ? <History rows={rows} /> : null}
      <Rest requests={requests} />
    </CustomerSection>
  );
}

type RestProps = { requests: ReturnType<typeof useRequestList> };

/** What stands under the requests: that they are on their way, that they failed, or the way to older ones. */
function Rest({ requests }: RestProps) {
  const t = useTexts();
  const failure = requests.error ?? requests.moreError;
  if (failure) {
    const retry = () => (requests.data ? requests.loadMore() : void requests.refetch());
    return (
      <CallFailure
        title={t('customers:history.failed')}
        error={failure}
        action={
          <Button size="sm" onClick={retry}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    );
  }
  if (!requests.data) {
    return (
      <SkeletonGroup label={t('common:loading')}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  if (!requests.hasMore) return null;
  return (
    <Button
      size="sm"
      className="justify-self-start"
      isLoading={requests.isLoadingMore}
      onClick={() => requests.loadMore()}
    >
      {t('customers:history.more')}
    </Button>
  );
}

function History({ rows }: { rows: readonly RequestRow[] }) {
  const t = useTexts();
  return (
    <Table
      caption={t('customers:history.caption')}
      columns={useColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      density="dense"
      phone="stack"
    />
  );
}

function useColumns(): TableColumn<RequestRow>[] {
  const t = useTexts();
  const { language } = usePage();
  const now = useNow();
  return [
    {
      id: 'title',
      header: t('customers:history.columns.title'),
      isRowHeader: true,
      renderCell: (row) => (
        <a
          className="py-1 wrap-anywhere pointer-coarse:py-2.5"
          href={pathOf('adminRequest', language, { id: row.id })}
          lang={titleLanguage(row, language)}
        >
          {row.number} · {row.shownTitle}
        </a>
      ),
    },
    {
      id: 'status',
      header: t('customers:history.columns.status'),
      renderCell: (row) => <StatusBadge status={row.status} />,
    },
    {
      id: 'price',
      header: t('customers:history.columns.price'),
      align: 'end',
      renderCell: (row) => row.estimate && formatRange(row.estimate, row.currency, language),
    },
    {
      id: 'received',
      header: t('customers:history.columns.received'),
      renderCell: (row) => <TimeStamp at={row.createdAt} now={now} />,
    },
  ];
}
