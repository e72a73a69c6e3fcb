import { LoadFailure } from './load-failure.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';

type Props = {
  /** The call that brings the list, as the query client gives it. */
  list: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  failureTitle: string;
  /** So many rows are drawn in pencil. */
  rows: number;
  /** Whether they begin with a person's initials. */
  hasAvatars?: boolean;
};

/** In place of a list that is not there: it is on its way, or why it did not come and the way to try again. */
export function PendingList({ list: { error, isFetching, refetch }, failureTitle, ...skeleton }: Props) {
  if (!error) return <RowsSkeleton {...skeleton} />;
  return <LoadFailure error={error} title={failureTitle} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
