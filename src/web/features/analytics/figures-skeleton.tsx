import { useTexts } from '../../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

const rows = [1, 2, 3, 4, 5];

type Props = { hasLists?: boolean };

/** Skeleton of lists, figures and charts. */
export function FiguresSkeleton({ hasLists = false }: Props) {
  const t = useTexts();
  return (
    <SkeletonGroup label={t('common:loading')} className="gap-10">
      {hasLists ? (
        <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2">
          {['overdue', 'unread'].map((list) => (
            <div key={list} className="grid gap-4 pt-10">
              {rows.map((row) => (
                <Skeleton key={row} />
              ))}
            </div>
          ))}
        </div>
      ) : null}
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {rows.slice(1).map((row) => (
          <Skeleton key={row} shape="block" className="h-24" />
        ))}
      </div>
      <Skeleton shape="block" className="h-72" />
    </SkeletonGroup>
  );
}
