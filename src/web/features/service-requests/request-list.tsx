import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useFailureTexts } from '../../lib/use-failure-texts.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MailIcon } from '../../ui/icons/things.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoadFailure } from './load-failure.tsx';
import type { useServiceRequests } from './queries.ts';
import { RequestsTable, requestLinkId } from './requests-table.tsx';
import { RequestsTableSkeleton } from './requests-table-skeleton.tsx';

type Props = { requests: ReturnType<typeof useServiceRequests> };

/** The list with all that can be in its place: on its way, failed, empty, partly loaded. */
export function RequestList({ requests }: Props) {
  const t = useTexts();
  const rows = requests.data?.pages.flatMap((page) => page.rows);
  if (!rows) {
    if (!requests.error) return <RequestsTableSkeleton />;
    const { error, isFetching, refetch } = requests;
    return (
      <LoadFailure
        title={t('serviceRequests:list.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (rows.length === 0) return <NoRequests />;
  return (
    <div className="grid gap-6">
      <RequestsTable rows={rows} />
      <LoadMore
        list={requests}
        linkId={requestLinkId}
        label={t('serviceRequests:list.more')}
        failure={requests.error && <OlderFailure error={requests.error} />}
      />
    </div>
  );
}

function NoRequests() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <EmptyState
      icon={<MailIcon size={40} />}
      title={t('serviceRequests:list.empty.title')}
      text={t('serviceRequests:list.empty.text')}
      action={
        <ButtonLink variant="primary" to={pathOf('quote', language)}>
          {t('serviceRequests:list.empty.action')}
        </ButtonLink>
      }
    />
  );
}

type FailureProps = { error: Error };

function OlderFailure({ error }: FailureProps) {
  const t = useTexts();
  const { text } = useFailureTexts(error);
  return (
    <Notice tone="danger" role="alert" title={t('serviceRequests:list.failed')}>
      {text}
    </Notice>
  );
}
