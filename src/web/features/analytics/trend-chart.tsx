import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Bucket } from '#domain/analytics/buckets.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { countText, dayText } from './figure-texts.ts';

type Props = { buckets: readonly Bucket[]; nameOf: (bucket: Bucket) => string };

const tick = { fill: 'var(--muted)', fontSize: 13 };
const height = 240;

/** Bars for a period, a dashed line for the previous one. The same figures are in the table under it. */
export function TrendChart({ buckets, nameOf }: Props) {
  const { language } = usePage();
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart data={[...buckets]} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--hair)" />
        <XAxis
          dataKey="from"
          tick={tick}
          tickLine={false}
          stroke="var(--ink)"
          minTickGap={28}
          tickFormatter={(day: string) => dayText(day, language, 'short')}
        />
        <YAxis
          tick={tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          allowDecimals={false}
          tickFormatter={(count: number) => countText(count, language)}
        />
        <Tooltip
          cursor={{ fill: 'var(--sunken)' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const bucket = active ? (payload[0]?.payload as Bucket | undefined) : undefined;
            return bucket ? <BucketTip bucket={bucket} name={nameOf(bucket)} /> : null;
          }}
        />
        <Bar dataKey="now" fill="var(--ink)" maxBarSize={28} isAnimationActive={false} />
        <Line
          dataKey="before"
          stroke="var(--timber)"
          strokeWidth={2.5}
          strokeDasharray="6 4"
          dot={buckets.length === 1}
          activeDot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

type TipProps = { bucket: Bucket; name: string };

function BucketTip({ bucket, name }: TipProps) {
  const t = useTexts();
  const { language } = usePage();
  return (
    <div className="grid gap-0.5 rounded-md border border-edge bg-sheet px-3 py-2 text-sm shadow-float">
      <b>{name}</b>
      <span className="figures">
        {t('analytics:columns.requests')}: {countText(bucket.now, language)}
      </span>
      <span className="figures text-muted">
        {t('analytics:figures.before', { before: countText(bucket.before, language) })}
      </span>
    </div>
  );
}
