import { type ComponentType, Suspense, lazy } from 'react';
import type { Compared } from '#contract/analytics.ts';
import { type Bucket, bucketsOf } from '#domain/analytics/buckets.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FigureLink } from './figure-link.tsx';
import { FigureSection } from './figure-section.tsx';
import type { FigureColumn } from './figure-table.ts';
import { countText, dayText, periodText } from './figure-texts.ts';
import { requestsAddress } from './requests-address.ts';
import type { TrendChartProps } from './trend-chart.tsx';

/** The charting library comes by itself; without it the table behind is all there is. */
const TrendChart = lazy<ComponentType<TrendChartProps>>(() =>
  import('./trend-chart.tsx').then(
    (loaded) => ({ default: loaded.TrendChart }),
    () => ({ default: () => null }),
  ),
);

type Props = { title: string; compared: Compared };

/** Requests day by day beside the period before: a chart with its table behind (G1, G8). */
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
        <figure className="grid gap-2" role="img" aria-label={t('analytics:trend.summary', counts)}>
          <Suspense fallback={<Skeleton shape="block" className="h-60" />}>
            <TrendChart buckets={buckets} nameOf={nameOf} />
          </Suspense>
          <Legend />
        </figure>
      }
    />
  );
}

/** Bars and a dashed line are told apart without their colours. */
function Legend() {
  const t = useTexts();
  return (
    <span className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted" aria-hidden="true">
      <span className="inline-flex items-center gap-2">
        <svg width="12" height="12">
          <rect className="fill-ink" width="12" height="12" />
        </svg>
        {t('analytics:trend.now')}
      </span>
      <span className="inline-flex items-center gap-2">
        <svg width="28" height="12">
          <path className="stroke-timber" d="M0 6H28" strokeWidth="2.5" strokeDasharray="6 4" />
        </svg>
        {t('analytics:trend.before')}
      </span>
    </span>
  );
}
