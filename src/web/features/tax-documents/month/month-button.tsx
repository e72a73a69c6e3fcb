import { Suspense, useState } from 'react';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DownloadIcon } from '../../../ui/icons/arrows.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const LazyMonth = lazyDialog(async () => (await import('./month-dialog.tsx')).MonthDialog);

/** The way to a month's documents as one file for the bookkeeper (H11). */
export function MonthButton() {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" className="ms-auto" icon={<DownloadIcon size={16} />} onClick={() => setOpen(true)}>
        {t('taxDocuments:month.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <LazyMonth onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
