import type { ComponentPropsWithRef } from 'react';

import { Field, type FieldTexts } from './field.tsx';
import { ChevronDownIcon } from './icons/arrows.tsx';

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

type Props = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly SelectOption[];
    /** First entry with an empty value, such as "Choose …". */
    placeholder?: string | undefined;
    className?: string;
  };

/** A native select: best on phones, works without scripts. */
export function Select(props: Props) {
  const { id, label, hint, error, mark, options, placeholder, className, ...select } = props;
  return (
    <Field {...{ id, label, hint, error, mark, className }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className="control">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={20} className="pointer-events-none absolute inset-y-0 end-3.5 my-auto" />
        </div>
      )}
    </Field>
  );
}
