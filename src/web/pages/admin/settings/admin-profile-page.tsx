import { OwnAccountSettings } from '../../../features/accounts/settings/own-account-settings.tsx';
import { PlumbLine } from '../../../ui/plumb-line.tsx';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AdminFrame, OfficeTitle } from '../frame/admin-frame.tsx';
import { AdminQueries } from '../frame/admin-queries.tsx';

/** The own account within the back office: names, address, password, second factor, sessions (F2, F4, F5). */
export function AdminProfilePage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <AdminFrame start={<OfficeTitle>{t('portal:settings.title')}</OfficeTitle>}>
        <PlumbLine hasBob className="grid gap-14 pt-4">
          <OwnAccountSettings />
        </PlumbLine>
      </AdminFrame>
    </AdminQueries>
  );
}
