import { SecuritySettings } from '../../../features/settings/security-settings.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** Sign-in rules for every account (F5, F6). */
export function AdminSettingsPage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <AdminFrame start={<OfficeTitle>{t('settings:title')}</OfficeTitle>}>
        <p className="max-w-prose text-muted">{t('settings:lead')}</p>
        <SecuritySettings />
      </AdminFrame>
    </AdminQueries>
  );
}
