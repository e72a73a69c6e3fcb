import { useTexts } from '../../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

const rows = [0, 1, 2, 3, 4, 5];

/** A quote while it is on its way, in the places where its parts will stand. */
export function QuoteSkeleton() {
  const t = useTexts();
  return (
    <div className="grid gap-8">
      <h1 tabIndex={-1} className="grid gap-2 text-2xl">
        <span className="sr-only">{t('common:loading')}</span>
        <Skeleton className="my-1 max-w-36" />
        <Skeleton shape="heading" className="max-w-sm" />
      </h1>
      <SkeletonGroup label={t('common:loading')} className="gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SkeletonPart />
        <SkeletonPart />
      </SkeletonGroup>
    </div>
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
