import type { Dashboard } from '#contract/analytics/analytics.ts';
import type { RequestStatus } from '#domain/service-requests/status.ts';
import { pathOf } from '#domain/routes.ts';
import { serviceNameKey } from '#locales/service-name-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MailIcon } from '../../ui/icons/things.tsx';
import { answerFigures } from './answer-figures.ts';
import { Breakdown } from './breakdown.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { changeText, countText, limitedText } from './figure-texts.ts';
import { ProjectionTable } from './projection-table.tsx';
import { QuoteStrip } from './quotes/quote-strip.tsx';
import { requestsAddress } from './requests-address.ts';
import { Trend } from './trend.tsx';
import { UndeliveredMails } from './undelivered-mails.tsx';
import { UrgentLists } from './urgent-lists.tsx';

type Props = { dashboard: Dashboard };

/** The dashboard: urgent requests first, then the figures, each a link to the rows that it counts (G1). */
export function DashboardView({ dashboard }: Props) {
  if (dashboard.total === 0) return <FirstStep />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <UndeliveredMails undelivered={dashboard.undelivered} />
      <UrgentLists dashboard={dashboard} />
      <Totals dashboard={dashboard} />
      <Recent dashboard={dashboard} />
      <RecentQuotes dashboard={dashboard} />
      <Charts dashboard={dashboard} />
      <ProjectionTable projection={dashboard.projection} />
    </div>
  );
}

function FirstStep() {
  const t = useTexts();
  const { language } = usePage();
  return (
    <EmptyState
      icon={<MailIcon size={40} />}
      title={t('analytics:overview.empty.title')}
      text={t('analytics:overview.empty.text')}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="primary" to={pathOf('adminNewRequest', language)}>
            {t('analytics:overview.empty.enter')}
          </ButtonLink>
          <ButtonLink to={pathOf('configurator', language)}>{t('analytics:overview.empty.tryOut')}</ButtonLink>
        </div>
      }
    />
  );
}

function Totals({ dashboard: { total, byStatus } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const ofStatus = (status: RequestStatus) => ({
    id: status,
    value: countText(byStatus.find((each) => each.status === status)?.requests ?? 0, language),
    address: requestsAddress({ status }, language),
  });
  return (
    <FigureStrip
      label={t('analytics:overview.totals')}
      figures={[
        {
          id: 'total',
          label: t('analytics:overview.total'),
          value: countText(total, language),
          address: requestsAddress({}, language),
        },
        { ...ofStatus('new'), label: t('analytics:overview.new') },
        { ...ofStatus('in_progress'), label: t('analytics:overview.inProgress') },
        { ...ofStatus('completed'), label: t('analytics:overview.completed') },
      ]}
    />
  );
}

function Recent({ dashboard: { recent, overdue } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { period, now, before } = recent;
  return (
    <FigureStrip
      label={t('analytics:overview.recent')}
      figures={[
        {
          id: 'requests',
          label: t('analytics:figures.requests'),
          value: countText(now.requests, language),
          address: requestsAddress(period, language),
          note: changeText({ now: now.requests, before: before.requests }, { t, language }),
        },
        ...answerFigures(recent, { t, language }),
        {
          id: 'overdue',
          label: t('analytics:overview.overdue'),
          value: limitedText(overdue, language),
          address: requestsAddress({ view: 'active', overdue: '1', sort: 'due' }, language),
          isUrgent: overdue.count > 0,
        },
      ]}
    />
  );
}

function RecentQuotes({ dashboard: { recent, quotes } }: Props) {
  const t = useTexts();
  return <QuoteStrip title={t('analytics:quotes.recent')} quotes={quotes} period={recent.period} />;
}

function Charts({ dashboard: { recent, byService } }: Props) {
  const t = useTexts();
  const parts = byService.map(({ service, requests }) => ({
    id: service ?? 'none',
    label: service === null ? t('analytics:noService') : t(serviceNameKey(service)),
    now: requests,
    filter: service === null ? null : { service },
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Trend title={t('analytics:trend.title')} compared={recent} />
      <Breakdown title={t('analytics:overview.services')} nameHeader={t('analytics:columns.service')} parts={parts} />
    </div>
  );
}
