import { useTexts } from '../../../lib/texts/use-texts.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { AccuracyView } from './accuracy-view.tsx';
import { useAccuracy } from './queries.ts';

/** How far estimates were from what projects came to, in all states of its query (H8). */
export function AccuracySection() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useAccuracy();
  if (data) return <AccuracyView accuracy={data} />;
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('analytics:accuracy.failed')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={t('common:loading')}>
      <Skeleton />
      <Skeleton shape="block" className="h-48" />
    </SkeletonGroup>
  );
}
