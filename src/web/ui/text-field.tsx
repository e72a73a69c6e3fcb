import type { ComponentPropsWithRef } from 'react';

import { classNames } from './class-names.ts';
import { Field, type FieldTexts } from './field.tsx';

type InputType = 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'number' | 'date';

type Props = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'className'> & {
    type?: InputType;
    /** Unit or currency at the end of the field. */
    suffix?: string;
    className?: string;
  };

/** A single-line text field. For money pass `inputMode="decimal"` and a suffix instead of type number. */
export function TextField(props: Props) {
  const { id, label, hint, error, mark, type = 'text', suffix, className, ...input } = props;
  return (
    <Field {...{ id, label, hint, error, mark, className }}>
      {(control) => (
        <div className="relative">
          <input {...input} {...control} type={type} className={classNames('control', suffix && 'figures pe-14')} />
          {suffix && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 end-4 flex items-center text-muted"
            >
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
