import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

/** Shape of the settings while they are on their way. */
export function SettingsSkeleton() {
  const t = useTexts();
  return (
    <SkeletonGroup label={t('common:loading')} className="gap-14">
      {[0, 1, 2].map((section) => (
        <div key={section} className="grid gap-x-12 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <Skeleton shape="heading" className="max-w-60" />
          <div className="grid max-w-xl gap-5">
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
