import type { ReactNode } from 'react';
import { FiguresSkeleton } from './figures-skeleton.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';

type Props<Data> = {
  /** As the query client gives it. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Says what could not be loaded. */
  failed: string;
  hasLists?: boolean;
  children: (data: Data) => ReactNode;
};

/** Figures with all that can be in their place: on their way, failed, or those of the period before while new ones come. */
export function FiguresOf<Data>({ query, failed, hasLists, children }: Props<Data>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (data !== undefined) {
    return (
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
        {children(data)}
      </div>
    );
  }
  if (!error) return <FiguresSkeleton {...(hasLists && { hasLists })} />;
  return <LoadFailure error={error} title={failed} isRetrying={isFetching} onRetry={() => void refetch()} />;
}
