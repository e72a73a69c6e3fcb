import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Columns of the list with the usual width of their contents. */
const columns = [
  { id: 'choice', width: 'max-w-4' },
  { id: 'number', width: 'max-w-10' },
  { id: 'title', width: 'max-w-48' },
  { id: 'customer', width: 'max-w-32' },
  { id: 'status', width: 'max-w-20' },
  { id: 'priority', width: 'max-w-16' },
  { id: 'turn', width: 'max-w-24' },
  { id: 'assignee', width: 'max-w-6' },
  { id: 'price', width: 'ms-auto max-w-24' },
  { id: 'received', width: 'ms-auto max-w-16' },
] as const;

/** Skeleton of the list. */
export function RequestsSkeleton() {
  const t = useTexts();
  return (
    <SkeletonGroup label={t('common:loading')}>
      <div aria-hidden="true" className="virtual-table requests-table">
        <div data-body="">
          {rows.map((row) => (
            <div key={row} data-index={row}>
              {columns.map(({ id, width }) => (
                <div key={id} data-column={id}>
                  <Skeleton className={`my-1 ${width}`} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
