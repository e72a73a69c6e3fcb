import { useEffect, useRef } from 'react';
import { useFailureTexts } from '../../lib/use-failure-texts.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon } from '../../ui/icons/signs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { GroupsSkeleton, GroupsTable, groupLinkId } from './groups-table.tsx';
import { LoadFailure } from './load-failure.tsx';
import type { useErrorGroups } from './queries.ts';

type Props = { groups: ReturnType<typeof useErrorGroups> };

/** The list with all that can be in its place: on its way, failed, empty, partly loaded. */
export function GroupList({ groups }: Props) {
  const t = useTexts();
  const rows = groups.data?.pages.flatMap((page) => page.rows);
  if (!rows) {
    if (!groups.error) return <GroupsSkeleton />;
    const { error, isFetching, refetch } = groups;
    return (
      <LoadFailure
        title={t('errorReports:list.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<CheckIcon size={40} />}
        title={t('errorReports:list.empty.title')}
        text={t('errorReports:list.empty.text')}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <GroupsTable groups={rows} />
      <OlderGroups groups={groups} />
    </div>
  );
}

function OlderGroups({ groups }: Props) {
  const t = useTexts();
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = groups;
  const startFocus = useFocusOnNewRows(groups);

  function load() {
    startFocus();
    void fetchNextPage();
  }

  return (
    <>
      {isFetchNextPageError && error ? <OlderFailure error={error} /> : null}
      {hasNextPage ? (
        <Button className="justify-self-start" isLoading={isFetchingNextPage} onClick={load}>
          {t('errorReports:list.more')}
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
    <Notice tone="danger" role="alert" title={t('errorReports:list.failed')}>
      {text}
    </Notice>
  );
}

/** Leads the focus to the first row that a press has brought, since the pressed button moves away or goes. */
function useFocusOnNewRows({ data }: Props['groups']): () => void {
  const isAwaited = useRef(false);
  const lastPage = data?.pages.at(-1);
  useEffect(() => {
    const first = lastPage?.rows[0];
    if (!isAwaited.current || !first) return;
    isAwaited.current = false;
    document.getElementById(groupLinkId(first))?.focus({ preventScroll: true });
  }, [lastPage]);
  return () => {
    isAwaited.current = true;
  };
}
