import { useState } from 'react';
import type { LibraryFeature } from '#contract/price-book/library-features.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LibraryForm } from './library-form.tsx';
import { LibraryList } from './library-list.tsx';
import { type LibraryFilter, useLibrary } from './queries.ts';

type Props = { onClose: () => void };

/** What is being written: one piece of work, or a new one. */
type Writing = { feature: LibraryFeature | null };

/** The library of pieces of work that quotes are put together from: found, added, edited, archived (G7). */
export function FeatureLibraryDialog({ onClose }: Props) {
  const t = useTexts();
  const [filter, setFilter] = useState<LibraryFilter>({ search: '', category: '', isArchived: false });
  const [writing, setWriting] = useState<Writing | null>(null);
  /** What takes the focus when the list is there again. */
  const [focusId, setFocusId] = useState<string | null>(null);

  const library = useLibrary(filter);

  function leaveForm(id: string | null): void {
    setFocusId(id);
    setWriting(null);
  }

  return (
    <FormDialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={
        writing
          ? t(writing.feature ? 'priceBook:library.editTitle' : 'priceBook:library.newTitle')
          : t('priceBook:library.title')
      }
      {...(writing === null && { description: t('priceBook:library.lead') })}
    >
      {writing ? (
        <LibraryForm feature={writing.feature} onLeave={leaveForm} />
      ) : (
        <LibraryList
          library={library}
          filter={filter}
          onFilter={setFilter}
          focusId={focusId}
          onWrite={(feature) => setWriting({ feature })}
        />
      )}
    </FormDialog>
  );
}
