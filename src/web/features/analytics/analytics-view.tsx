import type { Analytics } from '#contract/analytics/analytics.ts';
import type { Language } from '#domain/languages.ts';
import type { RequestFilter } from '#domain/service-requests/request-filter.ts';
import { lastDays, offeredPeriods } from '#domain/analytics/periods.ts';
import { pathOf } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';
import { serviceNameKey } from '#locales/service-name-key.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CalendarIcon } from '../../ui/icons/things.tsx';
import { AccuracySection } from './accuracy/accuracy-section.tsx';
import { answerFigures } from './answer-figures.ts';
import { Breakdown, type Part } from './breakdown.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { changeText, countText, periodText } from './figure-texts.ts';
import { Funnel } from './funnel.tsx';
import { ProjectionTable } from './projection-table.tsx';
import { QuoteBreakdowns } from './quotes/quote-breakdowns.tsx';
import { QuoteStrip } from './quotes/quote-strip.tsx';
import { requestsAddress } from './requests-address.ts';
import { Trend } from './trend.tsx';

type Props = { analytics: Analytics };

/** Where the requests of a period came from and how far they got, and what became of its quotes, beside the period before (G8). */
export function AnalyticsView({ analytics }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { compared, quotes } = analytics;
  const values = {
    period: periodText(compared.period, language),
    before: periodText(compared.periodBefore, language),
  };
  const isOfferless = quotes.now.sent.quotes + quotes.before.sent.quotes + quotes.open.quotes === 0;
  const isEmpty = compared.now.requests === 0 && compared.before.requests === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <p className="figures text-muted">{t('analytics:period.compared', values)}</p>
      {isEmpty ? <NothingCame today={compared.period.to} /> : <Requests analytics={analytics} />}
      <QuoteStrip title={t('analytics:quotes.period')} quotes={quotes} period={compared.period} />
      {isOfferless ? null : <QuoteBreakdowns parts={quotes.parts} period={compared.period} />}
      <AccuracySection />
      <Funnel analytics={analytics} />
    </div>
  );
}

type NothingProps = { today: string };

function NothingCame({ today }: NothingProps) {
  const t = useTexts();
  const { language } = usePage();
  const year = new URLSearchParams(lastDays(today, offeredPeriods[3]));
  return (
    <EmptyState
      icon={<CalendarIcon size={40} />}
      title={t('analytics:analytics.empty.title')}
      text={t('analytics:analytics.empty.text')}
      action={
        <ButtonLink to={`${pathOf('adminAnalytics', language)}?${year}`}>
          {t('analytics:analytics.empty.action')}
        </ButtonLink>
      }
    />
  );
}

function Requests({ analytics }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const { compared, projection } = analytics;
  const { period, now, before } = compared;
  const setting = { t, language };
  return (
    <>
      <FigureStrip
        label={t('analytics:analytics.totals')}
        figures={[
          {
            id: 'requests',
            label: t('analytics:figures.requests'),
            value: countText(now.requests, language),
            address: requestsAddress(period, language),
            note: changeText({ now: now.requests, before: before.requests }, setting),
          },
          {
            id: 'answered',
            label: t('analytics:figures.answered'),
            value: countText(now.answered, language),
            note: changeText({ now: now.answered, before: before.answered }, setting),
          },
          ...answerFigures(compared, setting),
        ]}
      />
      <Trend title={t('analytics:trend.title')} compared={compared} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-2">
        {breakdownsOf(analytics, setting).map((column) => (
          <div key={column[0]?.title} className="grid content-start gap-10">
            {column.map((breakdown) => (
              <Breakdown key={breakdown.title} {...breakdown} />
            ))}
          </div>
        ))}
      </div>
      <ProjectionTable projection={projection} period={period} />
    </>
  );
}

/** Two columns of about the same height. */
function breakdownsOf(analytics: Analytics, { t }: { t: GetText; language: Language }) {
  const { period } = analytics.compared;
  const part = (counted: { now: number; before: number }, label: string, filter: RequestFilter | null): Part => ({
    id: label,
    label,
    now: counted.now,
    before: counted.before,
    filter: filter && { ...filter, ...period },
  });
  return [
    [
      {
        title: t('analytics:analytics.byService'),
        nameHeader: t('analytics:columns.service'),
        parts: analytics.byService.map((row) =>
          row.name === null
            ? part(row, t('analytics:noService'), null)
            : part(row, t(serviceNameKey(row.name)), { service: row.name }),
        ),
      },
      {
        title: t('analytics:analytics.byLanguage'),
        nameHeader: t('analytics:columns.language'),
        parts: analytics.byLanguage.map((row) =>
          part(row, t(`common:language.names.${row.name}`), { language: row.name }),
        ),
      },
    ],
    [
      {
        title: t('analytics:analytics.byStatus'),
        nameHeader: t('analytics:columns.status'),
        parts: analytics.byStatus.map((row) =>
          part(row, t(`serviceRequests:statuses.${row.name}`), { status: row.name }),
        ),
      },
      {
        title: t('analytics:analytics.bySource'),
        nameHeader: t('analytics:columns.source'),
        parts: analytics.bySource.map((row) =>
          part(row, t(`serviceRequests:sources.${row.name}`), { source: row.name }),
        ),
      },
    ],
  ];
}
