import type { LibraryFeature } from '#contract/price-book/library-features.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { categoryName, unitPriceText } from './library-words.ts';
import { CallFailure } from '../../ui/call-failure.tsx';
import { useArchiveFeature } from './queries.ts';

type Props = { features: readonly LibraryFeature[]; onEdit: (feature: LibraryFeature) => void };

/** Pieces of work for scanning; each can be edited and put out of use. */
export function LibraryTable({ features, onEdit }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const archive = useArchiveFeature();

  function move(feature: Pick<LibraryFeature, 'id' | 'version'>, isArchived: boolean): void {
    archive.mutate(
      { feature, isArchived },
      {
        onSuccess(moved) {
          document.getElementById('library-search')?.focus();
          showToast({
            title: t(isArchived ? 'priceBook:library.isArchived' : 'priceBook:library.isRestored'),
            description: moved.texts[language].name,
            tone: 'success',
            action: { label: t('priceBook:library.undo'), onPress: () => move(moved, !isArchived) },
          });
        },
      },
    );
  }

  return (
    <>
      {archive.error ? <CallFailure error={archive.error} title={t('priceBook:library.saveFailed')} /> : null}
      <Table
        caption={t('priceBook:library.caption')}
        density="dense"
        phone="stack"
        rows={features}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t('priceBook:library.columns.name'),
            isRowHeader: true,
            renderCell: (feature) => <Name feature={feature} onEdit={onEdit} />,
          },
          {
            id: 'category',
            header: t('priceBook:library.columns.category'),
            renderCell: ({ category }) => categoryName(category, t),
          },
          {
            id: 'price',
            header: t('priceBook:library.columns.price'),
            align: 'end',
            renderCell: (feature) => unitPriceText(feature, { t, language }),
          },
          {
            id: 'actions',
            header: t('priceBook:library.columns.actions'),
            isHeaderHidden: true,
            align: 'end',
            renderCell: (feature) => {
              const { isArchived, texts } = feature;
              const { name } = texts[language];
              return (
                <Button
                  size="sm"
                  variant="quiet"
                  className="max-sm:-ms-3.5"
                  aria-label={t(isArchived ? 'priceBook:library.restoreOf' : 'priceBook:library.archiveOf', { name })}
                  aria-disabled={archive.isPending}
                  onClick={() => (archive.isPending ? undefined : move(feature, !isArchived))}
                >
                  {t(isArchived ? 'priceBook:library.restore' : 'priceBook:library.archive')}
                </Button>
              );
            },
          },
        ]}
      />
    </>
  );
}

type NameProps = { feature: LibraryFeature; onEdit: (feature: LibraryFeature) => void };

function Name({ feature, onEdit }: NameProps) {
  const t = useTexts();
  const { language } = usePage();
  const { name, description } = feature.texts[language];
  return (
    <span className="grid justify-items-start">
      <button
        id={rowId(feature)}
        type="button"
        className="py-1 text-start font-semibold wrap-anywhere underline underline-offset-4 pointer-coarse:py-2.5"
        aria-label={t('priceBook:library.edit', { name })}
        onClick={() => onEdit(feature)}
      >
        {name}
      </button>
      {description === '' ? null : <span className="font-normal wrap-anywhere text-muted">{description}</span>}
    </span>
  );
}

/** Id of the button that opens a piece of work, to move the focus to it. */
export function rowId({ id }: Pick<LibraryFeature, 'id'>): string {
  return `library-${id}`;
}
