import { pathOf } from '#domain/routes.ts';
import { OwnAccountSettings } from '../../features/accounts/settings/own-account-settings.tsx';
import { SettingsSection } from '../../features/accounts/settings/settings-section.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AdminQueries } from '../admin/frame/admin-queries.tsx';
import { PortalFrame } from './portal-frame.tsx';

/** Own account: address, password, second factor, sessions, data (F2, F4, F5, K6). */
export function SettingsPage() {
  const t = useTexts();
  const { language, data } = usePage();
  return (
    <AdminQueries>
      <PortalFrame>
        <AxisHeading level={1}>{t('portal:settings.title')}</AxisHeading>
        <OwnAccountSettings />
        {data.user?.mustEnrol || data.user?.role !== 'user' ? null : (
          <SettingsSection id="people" title={t('firms:section.title')} lead={t('firms:section.lead')}>
            <ButtonLink className="justify-self-start" to={pathOf('portalPeople', language)} reloadDocument>
              {t('firms:section.open')}
            </ButtonLink>
          </SettingsSection>
        )}
        {data.user?.mustEnrol ? null : (
          <SettingsSection id="data" title={t('personalData:section.title')} lead={t('personalData:section.lead')}>
            <ButtonLink className="justify-self-start" to={pathOf('portalData', language)} reloadDocument>
              {t('personalData:section.open')}
            </ButtonLink>
          </SettingsSection>
        )}
      </PortalFrame>
    </AdminQueries>
  );
}
