import { useId } from 'react';
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { usePage } from '../../lib/page-context.ts';
import { countText } from './figure-texts.ts';

type ChartRow = { id: string; label: string; quick: number | null; detailed: number | null; all: number };

type Props = { rows: readonly ChartRow[]; shareOf: (all: number) => string | null };

const rowHeight = 36;

/** Parts of a bar from its start; hatched where no colour is named. */
const series = [
  { name: 'undecided', fill: 'var(--sheet)' },
  { name: 'quick', fill: 'var(--ink)' },
  { name: 'detailed', fill: null },
] as const;

/** A bar for each step, the modes distinguished by their fill. The same figures are in the table under it. */
export function FunnelChart({ rows, shareOf }: Props) {
  const { language } = usePage();
  const hatching = useId();
  const data = rows.map(({ label, quick, detailed, all }) => {
    const known = { quick: quick ?? 0, detailed: detailed ?? 0 };
    // On the first step, and at the end, the mode is not known.
    const undecided = all - known.quick - known.detailed;
    const text = [countText(all, language), shareOf(all)].filter((part) => part !== null).join(' · ');
    const last = known.detailed > 0 ? 'detailed' : known.quick > 0 ? 'quick' : 'undecided';
    return { label, undecided, ...known, [`${last}Text`]: text };
  });
  return (
    <ResponsiveContainer width="100%" height={rows.length * rowHeight + 8}>
      <BarChart
        layout="vertical"
        data={data}
        accessibilityLayer={false}
        margin={{ top: 4, right: 104, bottom: 4, left: 0 }}
      >
        <defs>
          <pattern id={hatching} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect width="6" height="6" fill="var(--timber-soft)" />
            <path d="M0 6L6 0" stroke="var(--ink)" />
          </pattern>
        </defs>
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis
          type="category"
          dataKey="label"
          width="auto"
          tick={{ fill: 'var(--ink)', fontSize: 14 }}
          tickLine={false}
          stroke="var(--ink)"
          interval={0}
        />
        {series.map(({ name, fill }) => (
          <Bar
            key={name}
            dataKey={name}
            stackId="all"
            fill={fill ?? `url(#${hatching})`}
            stroke="var(--ink)"
            isAnimationActive={false}
          >
            <LabelList dataKey={`${name}Text`} position="right" fill="var(--ink)" fontSize={14} />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
