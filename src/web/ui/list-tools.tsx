import type { ComponentProps, ReactNode } from 'react';
import { CompactSelect } from './compact-select.tsx';
import { SearchField } from './search-field.tsx';

type Props = {
  /** Names the group for screen readers. */
  label: string;
  search: ComponentProps<typeof SearchField>;
  order: Omit<ComponentProps<typeof CompactSelect>, 'className'>;
  /** Beside search and order. */
  beside?: ReactNode;
  /** The filters and what is chosen of them, each in a line of its own. */
  children: ReactNode;
};

/** Search, order and filters of a long list in the back office. */
export function ListTools({ label, search, order, beside, children }: Props) {
  return (
    <div className="grid gap-2" role="group" aria-label={label}>
      <div className="flex flex-wrap gap-2">
        <div data-shortcut="search" className="min-w-0 flex-1 basis-64">
          <SearchField {...search} />
        </div>
        <CompactSelect className="min-w-0 flex-1 basis-36 sm:max-w-48" {...order} />
        {beside}
      </div>
      {children}
    </div>
  );
}
