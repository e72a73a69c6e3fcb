import type { ReactNode } from 'react';

import { Bob } from './bob.tsx';
import { classNames } from './class-names.ts';

type Props = {
  children: ReactNode;
  /** Draws the nail at the upper end of the line. */
  hasNail?: boolean;
  /** Draws the bob at the lower end of the line; needs padding below. */
  hasBob?: boolean;
  className?: string;
};

/** The vertical axis of a page or section. Use AxisHeading for headings in it. */
export function PlumbLine({ children, hasNail = false, hasBob = false, className }: Props) {
  return (
    <div className={classNames('axis', className)} data-end={hasBob ? 'bob' : undefined}>
      {hasNail && (
        <svg
          className="axis-nail"
          width="21"
          height="21"
          viewBox="0 0 21 21"
          fill="none"
          aria-hidden="true"
          focusable="false"
        >
          <circle className="fill-paper stroke-ink" cx="10.5" cy="10.5" r="5.5" strokeWidth="2" />
          <path className="stroke-ink" d="M10.5 0v21M0 10.5h21" />
        </svg>
      )}
      {children}
      {hasBob && <Bob height={48} className="axis-bob animate-settle" />}
    </div>
  );
}
