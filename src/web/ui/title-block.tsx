import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

export type TitleBlockCell = {
  id: string;
  /** Small label over the content. */
  label?: string;
  content: ReactNode;
  /** Columns out of four on a wide screen (one or two of two on a phone). */
  span?: 1 | 2 | 4;
};

type Props = { cells: readonly TitleBlockCell[]; className?: string };

/** Cells like the title block of a drawing: footer of the site, head of a quote. */
export function TitleBlock({ cells, className }: Props) {
  return (
    <div className={classNames('title-block', className)}>
      {cells.map((cell) => (
        <div key={cell.id} data-span={cell.span}>
          {cell.label && <p className="lettering mb-1 text-muted">{cell.label}</p>}
          {cell.content}
        </div>
      ))}
    </div>
  );
}
