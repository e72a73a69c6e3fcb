import { AgencySettings } from '../../../features/settings/agency-settings.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** What the law wants to know of the agency (G7). */
export function AdminAgencyPage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <AdminFrame start={<OfficeTitle>{t('settings:agency.title')}</OfficeTitle>}>
        <AgencySettings />
      </AdminFrame>
    </AdminQueries>
  );
}
