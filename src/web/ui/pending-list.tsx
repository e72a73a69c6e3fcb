import { LoadFailure } from './load-failure.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

type Props = {
  /** The query of the list. */
  list: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  failureTitle: string;
  /** Rows of the skeleton. */
  rows: number;
  /** Whether rows start with a person's initials. */
  hasAvatars?: boolean;
};

/** Shown while a list is missing: a skeleton, or the failure with a retry button. */
export function PendingList({ list: { error, isFetching, refetch }, failureTitle, ...skeleton }: Props) {
  if (!error) return <RowsSkeleton {...skeleton} />;
  return <LoadFailure error={error} title={failureTitle} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
