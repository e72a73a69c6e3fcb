import { Suspense, useState } from 'react';
import { PriceBookView } from '../../features/price-book/price-book-view.tsx';
import { usePriceVersion } from '../../features/price-book/queries.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const LazyFeatureLibraryDialog = lazyDialog(
  async () => (await import('../../features/price-book/feature-library-dialog.tsx')).FeatureLibraryDialog,
);

/** The prices behind every estimate, their versions, and the library that quotes are put together from (G7). */
export function AdminPricesPage() {
  return (
    <AdminQueries>
      <Prices />
    </AdminQueries>
  );
}

function Prices() {
  const t = useTexts();
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const { data, error } = usePriceVersion('present');
  if (isDenied(error)) return <DeniedPage />;
  return (
    <AdminFrame
      start={
        <>
          <OfficeTitle>{t('priceBook:editor.title')}</OfficeTitle>
          {data ? <Badge>{t('priceBook:editor.inForce', { version: data.version })}</Badge> : null}
          <Button size="sm" className="ms-auto" onClick={() => setLibraryOpen(true)}>
            {t('priceBook:library.open')}
          </Button>
        </>
      }
    >
      <PriceBookView />
      <Suspense fallback={null}>
        {isLibraryOpen ? <LazyFeatureLibraryDialog onClose={() => setLibraryOpen(false)} /> : null}
      </Suspense>
    </AdminFrame>
  );
}
