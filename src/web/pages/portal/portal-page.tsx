import { pathOf } from '#domain/routes.ts';
import { AccountSummary } from '../../features/accounts/profile/account-summary.tsx';
import { PortalSections } from '../../features/portal/portal-sections.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AdminQueries } from '../admin/frame/admin-queries.tsx';
import { PortalFrame } from './portal-frame.tsx';

/** First screen of a signed-in person: what waits for them, their projects, quotes, requests, documents and account (spec §2, I3). */
export function PortalPage() {
  return (
    <AdminQueries>
      <Portal />
    </AdminQueries>
  );
}

function Portal() {
  const t = useTexts();
  const { data, language } = usePage();
  return (
    <PortalFrame>
      <AxisHeading level={1}>{t('portal:welcome', { username: data.user?.username ?? '' })}</AxisHeading>
      <PortalSections />
      <section className="grid max-w-2xl gap-5">
        <AxisHeading level={2}>{t('portal:account.title')}</AxisHeading>
        <AccountSummary />
        <ButtonLink className="justify-self-start" to={pathOf('settings', language)}>
          {t('portal:account.settings')}
        </ButtonLink>
      </section>
    </PortalFrame>
  );
}
