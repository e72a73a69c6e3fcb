import type { Analytics } from '#contract/analytics/analytics.ts';
import type { FunnelRow } from '#domain/analytics/funnel.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ChartFrame, ChartSign } from './chart-frame.tsx';
import { FigureLink } from './figure-link.tsx';
import { FigureSection } from './figure-section.tsx';
import type { FigureColumn } from './figure-table.ts';
import { countText, shareText } from './figure-texts.ts';
import { lazyChart } from './lazy-chart.ts';
import { requestsAddress } from './requests-address.ts';

const LazyFunnelChart = lazyChart(async () => (await import('./funnel-chart.tsx')).FunnelChart);

/** A step of the funnel, or the requests at its end. */
type Row = Omit<FunnelRow, 'step'> & { id: string; label: string; before: number };

type Props = { analytics: Analytics };

/** How many visitors of the configurator have reached each step, by mode, and how many requests were sent (G8). */
export function Funnel({ analytics }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const sent = analytics.bySource.find(({ name }) => name === 'configurator') ?? { now: 0, before: 0 };
  const steps: Row[] = analytics.funnel.map(({ step, ...row }) => ({
    ...row,
    id: step,
    label: t(`configurator:steps.${step}.name`),
  }));
  const rows: Row[] = [
    ...steps,
    { id: 'sent', label: t('analytics:funnel.sent'), quick: null, detailed: null, all: sent.now, before: sent.before },
  ];
  const opened = steps[0]?.all ?? 0;
  const finished = steps.at(-1)?.all ?? 0;
  const count = (value: number | null) => (value === null ? '–' : countText(value, language));
  const columns: FigureColumn<Row>[] = [
    { id: 'step', header: t('analytics:columns.step'), value: ({ label }) => label, isRowHeader: true },
    {
      id: 'quick',
      header: t('analytics:columns.quick'),
      value: ({ quick }) => quick,
      show: ({ quick }) => count(quick),
    },
    {
      id: 'detailed',
      header: t('analytics:columns.detailed'),
      value: ({ detailed }) => detailed,
      show: ({ detailed }) => count(detailed),
    },
    {
      id: 'all',
      header: t('analytics:columns.all'),
      value: ({ all }) => all,
      show: ({ id, label, all }) =>
        id === 'sent' ? (
          <FigureLink
            label={label}
            count={all}
            address={requestsAddress({ source: 'configurator', ...analytics.compared.period }, language)}
          />
        ) : (
          count(all)
        ),
    },
    {
      id: 'share',
      header: t('analytics:columns.ofOpened'),
      value: ({ all }) => shareText(all, opened, language),
      show: ({ all }) => shareText(all, opened, language) ?? '–',
    },
    {
      id: 'before',
      header: t('analytics:columns.before'),
      value: ({ before }) => before,
      show: ({ before }) => count(before),
    },
  ];
  const isEmpty = steps.every(({ all, before }) => all === 0 && before === 0);
  return (
    <FigureSection
      title={t('analytics:funnel.title')}
      text={t('analytics:funnel.text')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      {...(isEmpty && { nothing: <p>{t('analytics:funnel.none')}</p> })}
      chart={
        <ChartFrame
          summary={t('analytics:funnel.summary', { opened: count(opened), finished: count(finished) })}
          height="h-72"
          chart={<LazyFunnelChart rows={rows} shareOf={(all) => shareText(all, opened, language)} />}
        >
          <Signs />
        </ChartFrame>
      }
    />
  );
}

function Signs() {
  const t = useTexts();
  return (
    <>
      <ChartSign label={t('analytics:columns.quick')}>
        <rect className="fill-ink" width="12" height="12" />
      </ChartSign>
      <ChartSign label={t('analytics:columns.detailed')}>
        <rect className="fill-timber-soft stroke-ink" x="0.5" y="0.5" width="11" height="11" />
        <path className="stroke-ink" d="M0 12L12 0M0 6L6 0M6 12L12 6" />
      </ChartSign>
      <ChartSign label={t('analytics:funnel.undecided')}>
        <rect className="fill-sheet stroke-ink" x="0.5" y="0.5" width="11" height="11" />
      </ChartSign>
    </>
  );
}
