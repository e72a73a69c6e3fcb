import { WayBack } from '../../features/service-requests/detail/way-back.tsx';
import { EntryForm } from '../../features/service-requests/entry/entry-form.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { AdminFrame } from './admin-frame.tsx';
import { AdminQueries } from './admin-queries.tsx';

/** A request that came by phone or in person (G3). */
export function AdminNewRequestPage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <AdminFrame start={<WayBack />}>
        <h1 tabIndex={-1} className="text-2xl">
          {t('serviceRequests:entry.title')}
        </h1>
        <EntryForm />
      </AdminFrame>
    </AdminQueries>
  );
}
