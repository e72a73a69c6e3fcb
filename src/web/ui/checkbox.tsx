import type { ChangeEvent } from 'react';

import { classNames } from './class-names.ts';

type Props = {
  /** Accessible name; not visible. */
  label: string;
  isChecked: boolean;
  /** Some, not all, of its items are selected (indeterminate). */
  isMixed?: boolean;
  /** `isRange` is true while Shift is held: all items since the last one are meant. */
  onChange: (isChecked: boolean, isRange: boolean) => void;
  id?: string;
  className?: string;
};

function hasShift(event: ChangeEvent<HTMLInputElement>): boolean {
  const { nativeEvent } = event;
  return 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
}

/** A checkbox in a table row; its target fills the cell. */
export function Checkbox({ label, isChecked, isMixed = false, onChange, id, className }: Props) {
  return (
    <label className={classNames('checkbox', className)}>
      <span className="sr-only">{label}</span>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked, hasShift(event))}
      />
    </label>
  );
}
