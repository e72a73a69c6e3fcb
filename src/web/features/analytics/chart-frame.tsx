import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props = {
  /** What the chart says, in a sentence for screen readers. */
  summary: string;
  /** Height of the chart while it is on its way, as a class. */
  height: string;
  chart: ReactNode;
  /** Its signs with their meanings. */
  children: ReactNode;
};

/** A chart with its legend, heard as one picture. */
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

type SignProps = { width?: number; /** What is drawn in the sign. */ children: ReactNode; label: string };

/** A sign of a chart and what it stands for. */
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
