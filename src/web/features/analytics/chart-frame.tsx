import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props = {
  /** Summary of the chart, one sentence for screen readers. */
  summary: string;
  /** Height of the chart while it is loading, as a class. */
  height: string;
  chart: ReactNode;
  /** Legend: symbols with their meanings. */
  children: ReactNode;
};

/** A chart with its legend, one image for screen readers. */
export function ChartFrame({ summary, height, chart, children }: Props) {
  return (
    <figure className="grid gap-2" role="img" aria-label={summary}>
      <Suspense fallback={<Skeleton shape="block" className={height} />}>{chart}</Suspense>
      <span className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted" aria-hidden="true">
        {children}
      </span>
    </figure>
  );
}

type SignProps = { width?: number; /** What is drawn in the symbol. */ children: ReactNode; label: string };

/** A symbol of a chart and its meaning. */
export function ChartSign({ width = 12, children, label }: SignProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width={width} height="12">
        {children}
      </svg>
      {label}
    </span>
  );
}
