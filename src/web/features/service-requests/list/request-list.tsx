import type { LimitedCount, RequestRow } from '#contract/service-requests/service-requests.ts';
import { useFailureTexts } from '../../../lib/http/use-failure-texts.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import type { useRequestList } from '../queries.ts';
import { useFigures } from '../use-figures.ts';
import { useLoadToast } from '../use-load-toast.ts';
import { NoRequests } from './no-requests.tsx';
import { RequestsSkeleton } from './requests-skeleton.tsx';
import { RequestsTable } from './requests-table.tsx';
import { requestLinkId } from './row-cells.tsx';
import type { ListFilter } from './use-list-filter.ts';
import { type ListSelection, useSelection } from './use-selection.ts';

type Requests = ReturnType<typeof useRequestList>;
type Props = { requests: Requests; list: ListFilter; matching: LimitedCount | undefined };

const noRows: readonly RequestRow[] = [];

/** The list and the bulk actions for its selected rows. */
export function RequestList({ requests, list, matching }: Props) {
  const rows = requests.data?.rows ?? noRows;
  const selection = useSelection(list.addressOf(list.filter), rows);
  useLoadToast(requests.error ?? requests.moreError);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListContent {...{ requests, list, matching, selection }} />
      {/* Outside the list, since a bulk change of all rows can leave it empty. */}
      <BulkBar selection={selection} filter={list.filter} matching={matching} />
    </div>
  );
}

type ContentProps = Props & { selection: ListSelection };

/** The rows in all states of their query: loading, failed, empty. */
function ListContent({ requests, list, matching, selection }: ContentProps) {
  const t = useTexts();
  const { data, error, isFetching, refetch } = requests;
  if (!data && !error) return <RequestsSkeleton />;
  if (!data) {
    return (
      <LoadFailure
        title={t('serviceRequests:list.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.rows.length === 0 && !requests.isPlaceholderData) return <NoRequests list={list} />;
  return (
    <>
      <MatchingCount matching={matching} />
      <div
        className={requests.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}
        aria-busy={requests.isPlaceholderData || undefined}
      >
        <RequestsTable
          rows={data.rows}
          selection={selection}
          list={list}
          total={Math.max(matching?.count ?? 0, data.rows.length)}
          // After a failure only the button retries.
          onNearEnd={() => (requests.hasMore && !requests.moreError ? requests.loadMore() : undefined)}
        />
      </div>
      <MoreRows requests={requests} rows={data.rows} />
    </>
  );
}

type CountProps = { matching: LimitedCount | undefined };

/** Number of matching requests, announced to screen readers when it changes. */
function MatchingCount({ matching }: CountProps) {
  const t = useTexts();
  const figure = useFigures();
  const text = matching && (matching.isMore ? 'shownMore' : 'shown');
  return (
    <p role="status" className="figures -mb-2 min-h-6 text-sm text-muted">
      {text && matching
        ? t(`serviceRequests:list.${text}`, { count: matching.count, number: figure(matching.count) })
        : null}
    </p>
  );
}

type MoreProps = { requests: Requests; rows: readonly RequestRow[] };

/** A button that loads more rows, for those who do not scroll. */
function MoreRows({ requests, rows }: MoreProps) {
  const t = useTexts();
  return (
    <LoadMore
      list={{
        data: { pages: [{ rows }] },
        hasNextPage: requests.hasMore,
        isFetchingNextPage: requests.isLoadingMore,
        isFetchNextPageError: requests.moreError !== null,
        fetchNextPage: requests.loadMore,
      }}
      linkId={requestLinkId}
      label={t('serviceRequests:list.more')}
      failure={requests.moreError && <MoreFailure error={requests.moreError} />}
    />
  );
}

type FailureProps = { error: Error };

function MoreFailure({ error }: FailureProps) {
  const t = useTexts();
  const { text } = useFailureTexts(error);
  return (
    <Notice tone="danger" role="alert" title={t('serviceRequests:list.failed')}>
      {text}
    </Notice>
  );
}
