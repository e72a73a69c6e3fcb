import { useTexts } from '../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

type Props = {
  rows: number;
  /** Rows with a person's initials are higher. */
  hasAvatars?: boolean;
};

/** Skeleton of a list. */
export function RowsSkeleton({ rows, hasAvatars = false }: Props) {
  const t = useTexts();
  return (
    <SkeletonGroup label={t('common:loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={hasAvatars ? 'my-2.5' : 'my-2'} />
      ))}
    </SkeletonGroup>
  );
}
