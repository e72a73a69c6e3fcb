import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';

export type Definition = { id: string; term: ReactNode; detail: ReactNode };

type Props = {
  items: readonly Definition[];
  /** `rows` puts term and detail on one line, `stacked` one above the other. */
  layout?: 'rows' | 'stacked';
  className?: string;
};

/** Terms with their details: contact data, answers, facts of a request. */
export function DefinitionList({ items, layout = 'rows', className }: Props) {
  const row =
    layout === 'rows'
      ? 'border-b border-hair py-3 sm:grid sm:grid-cols-[minmax(8rem,1fr)_2fr] sm:gap-6'
      : 'grid gap-0.5';
  return (
    <dl className={classNames(layout === 'rows' ? 'border-t-2 border-t-ink' : 'grid gap-5', className)}>
      {items.map((item) => (
        <div key={item.id} className={row}>
          <dt className="text-sm leading-relaxed text-muted">{item.term}</dt>
          <dd className="min-w-0 leading-snug wrap-anywhere">{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
