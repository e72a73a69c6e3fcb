import { AnalyticsView } from '../../features/analytics/analytics-view.tsx';
import { FiguresOf } from '../../features/analytics/figures-of.tsx';
import { PeriodBar, readPeriod } from '../../features/analytics/period-bar.tsx';
import { useAnalytics } from '../../features/analytics/queries.ts';
import type { Period } from '#domain/analytics/periods.ts';
import { useQuery } from '../../lib/navigation.ts';
import { isDenied } from '../../lib/http/refusals.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { DeniedPage } from '../site/denied-page.tsx';
import { AdminFrame, OfficeTitle } from './frame/admin-frame.tsx';
import { AdminQueries } from './frame/admin-queries.tsx';

/** Where requests come from and how far they get (G8). */
export function AdminAnalyticsPage() {
  const t = useTexts();
  const period = readPeriod(useQuery());
  return (
    <AdminQueries>
      {period === 'invalid' ? (
        <Frame period={null}>
          <Notice tone="warning" role="status" title={t('analytics:analytics.invalid.title')}>
            {t('analytics:analytics.invalid.text')}
          </Notice>
        </Frame>
      ) : (
        <Figures asked={period} />
      )}
    </AdminQueries>
  );
}

type FiguresProps = { asked: Period | null };

function Figures({ asked }: FiguresProps) {
  const t = useTexts();
  const analytics = useAnalytics(asked);
  if (isDenied(analytics.error)) return <DeniedPage />;
  return (
    <Frame period={asked ?? analytics.data?.compared.period ?? null}>
      <FiguresOf query={analytics} failed={t('analytics:analytics.failed')}>
        {(data) => <AnalyticsView analytics={data} />}
      </FiguresOf>
    </Frame>
  );
}

type FrameProps = { period: Period | null; children: React.ReactNode };

function Frame({ period, children }: FrameProps) {
  const t = useTexts();
  return (
    <AdminFrame start={<OfficeTitle>{t('analytics:analytics.title')}</OfficeTitle>}>
      <PeriodBar period={period} />
      {children}
    </AdminFrame>
  );
}
