import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'active' | 'done' | 'waiting' | 'stopped';

type Props = { tone?: BadgeTone; children: ReactNode; icon?: ReactNode };

const tones: Record<BadgeTone, string> = {
  neutral: 'border-edge text-ink',
  active: 'border-ink bg-ink text-paper',
  done: 'border-level bg-level-soft text-level',
  waiting: 'border-timber bg-timber-soft text-timber',
  stopped: 'border-danger bg-danger-soft text-danger',
};

/** A status or a kind in one or two words. */
export function Badge({ tone = 'neutral', children, icon }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-sm leading-snug font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
