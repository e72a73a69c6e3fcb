import { SecuritySettings } from '../../features/settings/security-settings.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { AdminFrame } from './admin-frame.tsx';
import { AdminQueries } from './admin-queries.tsx';

/** Sign-in rules for every account (F5, F6, G7). */
export function AdminSettingsPage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <AdminFrame
        start={
          <h1 tabIndex={-1} className="text-2xl">
            {t('settings:title')}
          </h1>
        }
      >
        <p className="max-w-prose text-muted">{t('settings:lead')}</p>
        <SecuritySettings />
      </AdminFrame>
    </AdminQueries>
  );
}
