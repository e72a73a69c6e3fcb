import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

const rows = [0, 1, 2, 3, 4, 5];

/** The parts of a request while they are on their way, in the places where they will stand. */
export function RequestBodySkeleton() {
  const t = useTexts();
  return (
    <SkeletonGroup label={t('common:loading')} className="gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <SkeletonPart />
      <SkeletonPart />
    </SkeletonGroup>
  );
}

function SkeletonPart() {
  return (
    <div className="grid content-start gap-5">
      <Skeleton shape="heading" className="max-w-40" />
      {rows.map((row) => (
        <Skeleton key={row} />
      ))}
    </div>
  );
}
