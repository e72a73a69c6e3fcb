import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons/arrows.tsx';
import type { SelectOption } from './select.tsx';

type Props = {
  /** Accessible name; shown in the field while nothing is selected. */
  label: string;
  value: string;
  options: readonly SelectOption[];
  /** Option that clears the selection; without one a value is always selected. */
  allLabel?: string;
  onChoose: (value: string) => void;
  onBlur?: () => void;
  className?: string;
};

/** A small select for a filter bar; an active filter is highlighted. */
export function CompactSelect({ label, value, options, allLabel, onChoose, onBlur, className }: Props) {
  return (
    <div className={classNames('relative', className)}>
      <select
        aria-label={label}
        className="control"
        data-size="sm"
        data-set={allLabel !== undefined && value !== '' ? '' : undefined}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        onBlur={onBlur}
      >
        {allLabel === undefined ? null : <option value="">{value === '' ? label : allLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className="pointer-events-none absolute inset-y-0 end-2.5 my-auto" />
    </div>
  );
}
