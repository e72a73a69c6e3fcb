import { DashboardView } from '../../features/analytics/dashboard-view.tsx';
import { FiguresOf } from '../../features/analytics/figures-of.tsx';
import { useDashboardToast } from '../../features/analytics/use-dashboard-toast.ts';
import { useDashboard } from '../../features/analytics/queries.ts';
import { GoLiveNotice } from '../../features/go-live/go-live-notice.tsx';
import { PaymentSums } from '../../features/payments/panel/payment-sums.tsx';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** The agency’s day at a glance (G1). */
export function AdminPage() {
  return (
    <AdminQueries>
      <Overview />
    </AdminQueries>
  );
}

function Overview() {
  const t = useTexts();
  const { language } = usePage();
  const dashboard = useDashboard();
  useDashboardToast(dashboard.error);
  if (isDenied(dashboard.error)) return <DeniedPage />;
  return (
    <AdminFrame
      start={
        <>
          <OfficeTitle>{t('analytics:overview.title')}</OfficeTitle>
          <ButtonLink size="sm" variant="quiet" className="-me-3 ms-auto" to={pathOf('adminAnalytics', language)}>
            {t('analytics:overview.more')}
          </ButtonLink>
        </>
      }
    >
      <GoLiveNotice />
      <PaymentSums />
      <FiguresOf query={dashboard} failed={t('analytics:overview.failed.text')} hasLists>
        {(data) => <DashboardView dashboard={data} />}
      </FiguresOf>
    </AdminFrame>
  );
}
