import type { ReactNode } from 'react';
import { pathOf } from '#domain/routes.ts';
import { OwnAccountSettings } from '../../features/accounts/settings/own-account-settings.tsx';
import { SettingsSection } from '../../features/accounts/settings/settings-section.tsx';
import { OwnMails } from '../../features/mail/preferences/own-mails.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AdminQueries } from '../admin/frame/admin-queries.tsx';
import { PortalFrame } from './portal-frame.tsx';

/** Own account: address, password, second factor, sessions, mails, people, data (F2, F4, F5, I3, I5, K6). */
export function SettingsPage() {
  const t = useTexts();
  const { user } = usePage().data;
  const isOpen = user !== undefined && !user.mustEnrol;
  return (
    <AdminQueries>
      <PortalFrame>
        <AxisHeading level={1}>{t('portal:settings.title')}</AxisHeading>
        <OwnAccountSettings />
        {isOpen && user.role === 'user' ? <CustomerSections /> : null}
        {isOpen ? (
          <SettingsSection id="data" title={t('personalData:section.title')} lead={t('personalData:section.lead')}>
            <PageLink screen="portalData">{t('personalData:section.open')}</PageLink>
          </SettingsSection>
        ) : null}
      </PortalFrame>
    </AdminQueries>
  );
}

/** What people of the agency have elsewhere, or do not need. */
function CustomerSections() {
  const t = useTexts();
  const { ownMails } = usePage().data;
  return (
    <>
      <SettingsSection id="mails" title={t('topics:section.title')} lead={t('topics:section.lead')}>
        <OwnMails start={ownMails} />
      </SettingsSection>
      <SettingsSection id="people" title={t('firms:section.title')} lead={t('firms:section.lead')}>
        <PageLink screen="portalPeople">{t('firms:section.open')}</PageLink>
      </SettingsSection>
    </>
  );
}

function PageLink({ screen, children }: { screen: 'portalPeople' | 'portalData'; children: ReactNode }) {
  const { language } = usePage();
  return (
    <ButtonLink className="justify-self-start" to={pathOf(screen, language)} reloadDocument>
      {children}
    </ButtonLink>
  );
}
