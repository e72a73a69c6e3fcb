import { useEffect } from 'react';
import type { LibraryFeature } from '#contract/price-book/library-features.ts';
import { libraryCategories } from '#domain/price-book/library-feature.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CompactSelect } from '../../ui/compact-select.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon } from '../../ui/icons/signs.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { LibraryTable } from './library-table.tsx';
import { categoryOptions } from './library-words.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { LibraryFilter, useLibrary } from './queries.ts';

type Props = {
  library: ReturnType<typeof useLibrary>;
  filter: LibraryFilter;
  onFilter: (filter: LibraryFilter) => void;
  focusId: string | null;
  onWrite: (feature: LibraryFeature | null) => void;
};

/** Id of the button that adds a piece of work. */
export const addId = 'library-add';

/** Search, filters and the pieces of work that match. */
export function LibraryList({ library, filter, onFilter, focusId, onWrite }: Props) {
  const t = useTexts();
  const { data, error, isFetching, refetch } = library;
  useEffect(() => {
    if (focusId !== null) document.getElementById(focusId)?.focus();
  }, [focusId]);
  return (
    <div className="grid content-start gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          id="library-search"
          className="flex-1 basis-full"
          label={t('priceBook:library.search')}
          placeholder={t('priceBook:library.searchHint')}
          search={filter.search}
          onSearch={(search) => onFilter({ ...filter, search })}
        />
        <CompactSelect
          className="flex-1 basis-40"
          label={t('priceBook:library.category')}
          allLabel={t('priceBook:library.anyCategory')}
          value={filter.category}
          options={categoryOptions(t)}
          onChoose={(value) =>
            onFilter({ ...filter, category: libraryCategories.find((each) => each === value) ?? '' })
          }
        />
        <CompactSelect
          label={t('priceBook:library.shown')}
          value={filter.isArchived ? 'archived' : 'current'}
          options={(['current', 'archived'] as const).map((value) => ({
            value,
            label: t(`priceBook:library.${value}`),
          }))}
          onChoose={(value) => onFilter({ ...filter, isArchived: value === 'archived' })}
        />
        <Button id={addId} size="sm" variant="primary" icon={<PlusIcon size={16} />} onClick={() => onWrite(null)}>
          {t('priceBook:library.add')}
        </Button>
      </div>
      {data && !error ? <Found features={data.features} filter={filter} onWrite={onWrite} /> : null}
      {error ? (
        <LoadFailure
          error={error}
          title={t('priceBook:library.loadFailed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : <RowsSkeleton rows={6} />}
    </div>
  );
}

type FoundProps = Pick<Props, 'filter' | 'onWrite'> & { features: readonly LibraryFeature[] };

function Found({ features, filter, onWrite }: FoundProps) {
  const t = useTexts();
  if (features.length > 0) return <LibraryTable features={features} onEdit={onWrite} />;
  const isNarrowed = filter.search !== '' || filter.category !== '';
  const texts = isNarrowed ? 'noMatch' : filter.isArchived ? 'emptyArchive' : 'empty';
  return (
    <EmptyState
      headingLevel={3}
      title={t(`priceBook:library.${texts}.title`)}
      text={t(`priceBook:library.${texts}.text`)}
    />
  );
}
