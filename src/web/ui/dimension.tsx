import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

type Props = {
  /** The value: a price range, a number of weeks. */
  children: ReactNode;
  className?: string;
};

/** A dimension line with oblique ticks around a value, as on a working drawing. */
export function Dimension({ children, className }: Props) {
  return (
    <div className={classNames('dimension text-muted', className)}>
      <span className="figures text-center text-ink">{children}</span>
    </div>
  );
}
