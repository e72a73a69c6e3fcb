import { useEffect, useRef } from 'react';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useFailureTexts } from '../../lib/use-failure-texts.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MailIcon } from '../../ui/icons/things.tsx';
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
      <OlderRequests requests={requests} />
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

function OlderRequests({ requests }: Props) {
  const t = useTexts();
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = requests;
  const startFocus = useFocusOnNewRows(requests);

  function load() {
    startFocus();
    void fetchNextPage();
  }

  return (
    <>
      {isFetchNextPageError && error ? <OlderFailure error={error} /> : null}
      {hasNextPage ? (
        <Button className="justify-self-start" isLoading={isFetchingNextPage} onClick={load}>
          {t('serviceRequests:list.more')}
        </Button>
      ) : null}
    </>
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

/** Leads the focus to the first row that a press has brought, since the pressed button moves away or goes. */
function useFocusOnNewRows({ data }: Props['requests']): () => void {
  const isAwaited = useRef(false);
  const lastPage = data?.pages.at(-1);
  useEffect(() => {
    const first = lastPage?.rows[0];
    if (!isAwaited.current || !first) return;
    isAwaited.current = false;
    document.getElementById(requestLinkId(first))?.focus({ preventScroll: true });
  }, [lastPage]);
  return () => {
    isAwaited.current = true;
  };
}
