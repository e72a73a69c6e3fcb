import type { ChangeEvent } from 'react';

import { classNames } from './class-names.ts';

type Props = {
  /** Names what is chosen; it is read out, not shown. */
  label: string;
  isChecked: boolean;
  /** Some of what it stands for is chosen. */
  isMixed?: boolean;
  /** `isRange` is true while Shift is held: everything since the last choice is meant. */
  onChange: (isChecked: boolean, isRange: boolean) => void;
  id?: string;
  className?: string;
};

function hasShift(event: ChangeEvent<HTMLInputElement>): boolean {
  const { nativeEvent } = event;
  return 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
}

/** A box to tick in a row of a table; its target fills the cell. */
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
