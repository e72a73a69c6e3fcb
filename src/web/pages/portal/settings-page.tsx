import { OwnAccountSettings } from '../../features/accounts/settings/own-account-settings.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { AdminQueries } from '../admin/frame/admin-queries.tsx';
import { PortalFrame } from './portal-frame.tsx';

/** Own account: address, password, second factor, sessions (F2, F4, F5). */
export function SettingsPage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <PortalFrame>
        <AxisHeading level={1}>{t('portal:settings.title')}</AxisHeading>
        <OwnAccountSettings />
      </PortalFrame>
    </AdminQueries>
  );
}
