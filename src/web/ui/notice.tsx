import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { CheckIcon, InfoIcon, WarningIcon } from './icons/signs.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

type Props = {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  /** `status` or `alert` if it appears after an action. */
  role?: 'status' | 'alert' | 'note';
  className?: string;
};

const tones = {
  info: { edge: 'border-timber', cell: 'bg-timber-soft text-timber', Sign: InfoIcon },
  success: { edge: 'border-level', cell: 'bg-level-soft text-level', Sign: CheckIcon },
  warning: { edge: 'border-caution', cell: 'bg-caution-soft text-caution', Sign: WarningIcon },
  danger: { edge: 'border-danger', cell: 'bg-danger-soft text-danger', Sign: WarningIcon },
} as const;

/** A message in the flow of a page. Icon and text carry the meaning, not colour alone. */
export function Notice({ tone = 'info', title, children, actions, role, className }: Props) {
  const { edge, cell, Sign } = tones[tone];
  return (
    <div role={role} className={classNames('flex overflow-clip rounded-lg border bg-sheet', edge, className)}>
      <span className={classNames('grid w-11 shrink-0 justify-items-center border-e pt-3.5 sm:w-14', edge, cell)}>
        <Sign />
      </span>
      <div className="grid min-w-0 gap-1 px-4 py-3 sm:px-5">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="max-w-prose">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
