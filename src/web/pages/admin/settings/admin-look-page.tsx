import { LookSettings } from '../../../features/settings/look-settings.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** Colour, logo and default theme of site, mails and documents (G7). */
export function AdminLookPage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <AdminFrame start={<OfficeTitle>{t('settings:look.title')}</OfficeTitle>}>
        <LookSettings />
      </AdminFrame>
    </AdminQueries>
  );
}
