import type { ReactNode } from 'react';
import { FiguresSkeleton } from './figures-skeleton.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';

type Props<Data> = {
  /** The query. */
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

/** Figures in all states of their query: loading, failed, or the old ones while new ones are loading. */
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
