import { pathOf } from '#domain/routes.ts';
import { EntryForm } from '../../features/service-requests/entry/entry-form.tsx';
import { lastList } from '../../features/service-requests/list/last-list.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';
import { WayBack } from '../../ui/way-back.tsx';

/** A request that came by phone or in person (G3). */
export function AdminNewRequestPage() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <AdminQueries>
      <AdminFrame
        start={
          <WayBack to={lastList() ?? pathOf('adminRequests', language)}>{t('serviceRequests:detail.back')}</WayBack>
        }
      >
        <OfficeTitle>{t('serviceRequests:entry.title')}</OfficeTitle>
        <EntryForm />
      </AdminFrame>
    </AdminQueries>
  );
}
