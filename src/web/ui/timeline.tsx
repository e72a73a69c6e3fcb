import type { ReactNode } from 'react';

import { Bob } from './bob.tsx';

export type TimelineEntry = {
  id: string;
  title: ReactNode;
  /** Machine-readable time, for the time element. */
  dateTime: string;
  /** The same time, formatted. */
  time: string;
  text?: ReactNode;
};

type Props = {
  /** Oldest first; the bob is under the last. */
  entries: readonly TimelineEntry[];
  label: string;
};

/** A history along the plumb line. */
export function Timeline({ entries, label }: Props) {
  return (
    <ol className="timeline" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className="timeline-entry">
          <time className="figures text-sm text-muted" dateTime={entry.dateTime}>
            {entry.time}
          </time>
          <p className="leading-snug font-semibold">{entry.title}</p>
          {entry.text && <div className="max-w-prose text-muted">{entry.text}</div>}
        </li>
      ))}
      <li aria-hidden="true" className="timeline-end">
        <Bob height={36} />
      </li>
    </ol>
  );
}
