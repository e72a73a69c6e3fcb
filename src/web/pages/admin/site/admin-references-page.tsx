import { useReferences } from '../../../features/references/queries.ts';
import { ReferenceList } from '../../../features/references/reference-list.tsx';
import { isDenied } from '../../../lib/http/refusals.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { DeniedPage } from '../../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** What customers say of finished projects, and what of it the site shows (A11). */
export function AdminReferencesPage() {
  return (
    <AdminQueries>
      <References />
    </AdminQueries>
  );
}

function References() {
  const t = useTexts();
  if (isDenied(useReferences().error)) return <DeniedPage />;
  return (
    <AdminFrame start={<OfficeTitle>{t('referenceOffice:title')}</OfficeTitle>}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="max-w-prose text-muted">{t('referenceOffice:lead')}</p>
        <ReferenceList />
      </div>
    </AdminFrame>
  );
}
