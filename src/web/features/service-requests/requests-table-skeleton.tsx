import { useTexts } from '../../lib/use-texts.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** Columns of the list with the usual width of what stands in them. */
const columns = [
  { id: 'number', width: 'max-w-10' },
  { id: 'title', width: 'max-w-48' },
  { id: 'customer', width: 'max-w-32' },
  { id: 'status', width: 'max-w-16' },
  { id: 'price', width: 'ms-auto max-w-24' },
  { id: 'received', width: 'max-w-24' },
] as const;

/** The list while it is on its way. */
export function RequestsTableSkeleton() {
  const t = useTexts();
  return (
    <SkeletonGroup label={t('common:loading')}>
      <div aria-hidden="true">
        <Table
          caption={t('serviceRequests:list.caption')}
          rows={rows}
          rowKey={String}
          density="dense"
          phone="stack"
          columns={columns.map(({ id, width }) => ({
            id,
            header: t(`serviceRequests:list.columns.${id}`),
            isRowHeader: id === 'title',
            isHeaderHidden: id === 'number',
            ...(id === 'price' && { align: 'end' }),
            renderCell: () => <Skeleton className={`my-1 ${width}`} />,
          }))}
        />
      </div>
    </SkeletonGroup>
  );
}
