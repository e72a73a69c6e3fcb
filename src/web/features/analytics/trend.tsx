import type { Compared } from '#contract/analytics/analytics.ts';
import { type Bucket, bucketsOf } from '#domain/analytics/buckets.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ChartFrame, ChartSign } from './chart-frame.tsx';
import { FigureLink } from './figure-link.tsx';
import { FigureSection } from './figure-section.tsx';
import type { FigureColumn } from './figure-table.ts';
import { countText, dayText, periodText } from './figure-texts.ts';
import { lazyChart } from './lazy-chart.ts';
import { requestsAddress } from './requests-address.ts';

const LazyTrendChart = lazyChart(async () => (await import('./trend-chart.tsx')).TrendChart);

type Props = { title: string; compared: Compared };

/** Requests by day compared with the previous period: a chart with its table (G1, G8). */
export function Trend({ title, compared }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const buckets = bucketsOf(compared.days);
  const isByDay = buckets.length === compared.days.length;
  const nameOf = (bucket: Bucket) => (isByDay ? dayText(bucket.from, language) : periodText(bucket, language));
  const columns: FigureColumn<Bucket>[] = [
    {
      id: 'day',
      header: isByDay ? t('analytics:columns.day') : t('analytics:columns.period'),
      value: ({ from, to }) => (isByDay ? from : `${from}/${to}`),
      show: nameOf,
      isRowHeader: true,
    },
    {
      id: 'requests',
      header: t('analytics:columns.requests'),
      value: ({ now }) => now,
      show: (bucket) => {
        const { from, to, now } = bucket;
        return <FigureLink label={nameOf(bucket)} count={now} address={requestsAddress({ from, to }, language)} />;
      },
    },
    {
      id: 'before',
      header: t('analytics:columns.before'),
      value: ({ before }) => before,
      show: ({ before }) => countText(before, language),
    },
  ];
  const counts = {
    now: countText(compared.now.requests, language),
    before: countText(compared.before.requests, language),
  };
  return (
    <FigureSection
      title={title}
      columns={columns}
      rows={buckets}
      rowKey={({ from }) => from}
      chart={
        <ChartFrame
          summary={t('analytics:trend.summary', counts)}
          height="h-60"
          chart={<LazyTrendChart buckets={buckets} nameOf={nameOf} />}
        >
          <Signs />
        </ChartFrame>
      }
    />
  );
}

/** Bars and a dashed line are distinguishable without colour. */
/** Bars and a dashed line are distinguishable without colour. */
function Signs() {
  const t = useTexts();
  return (
    <>
      <ChartSign label={t('analytics:trend.now')}>
        <rect className="fill-ink" width="12" height="12" />
      </ChartSign>
      <ChartSign label={t('analytics:trend.before')} width={28}>
        <path className="stroke-timber" d="M0 6H28" strokeWidth="2.5" strokeDasharray="6 4" />
      </ChartSign>
    </>
  );
}
