import type { OfficeReference, ReferenceList as List } from '#contract/projects/references.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { useReferenceOrder, useReferences } from './queries.ts';
import { ReferenceRow } from './reference-row.tsx';
import { moveRow, useRowDrag } from '../../lib/use-row-drag.ts';

/** What customers say, in the order of the site, with what the owner can do; never a word of it (A11). */
export function ReferenceList() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useReferences();
  if (!data) {
    if (!error) return <RowsSkeleton rows={3} />;
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.references.length === 0) {
    return <EmptyState title={t('referenceOffice:empty.title')} text={t('referenceOffice:empty.text')} />;
  }
  return <Rows list={data} />;
}

function Rows({ list: { references } }: { list: List }) {
  const t = useTexts();
  const { mutate, error } = useReferenceOrder();
  const ids = references.map(({ id }) => id);
  const { drag, shown, handlers } = useRowDrag(ids, mutate);
  const rows = shown.flatMap((id): OfficeReference[] => references.filter((each) => each.id === id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {error ? <CallFailure title={t('referenceOffice:failed')} error={error} /> : null}
      <ol aria-label={t('referenceOffice:label')} className="border-t-2 border-t-ink" {...handlers}>
        {rows.map((reference, index) => (
          <ReferenceRow
            key={reference.id}
            reference={reference}
            place={index}
            count={rows.length}
            isDragged={drag?.id === reference.id}
            onMove={(to) => mutate(moveRow(ids, { id: reference.id, to }))}
          />
        ))}
      </ol>
    </div>
  );
}
