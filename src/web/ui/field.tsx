import type { ReactNode } from 'react';

import { FieldError } from './field-error.tsx';

export type FieldTexts = {
  /** Id of the control; hint and error get `<id>-hint` and `<id>-error`. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** Error text in the label's words. Its presence makes the field invalid. */
  error?: string | undefined;
  /** Short word after the label, such as "optional". */
  mark?: string | undefined;
};

/** Attributes of the control that connect it with label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldTexts & {
  /** At the end of the hint's line, such as a counter. */
  aside?: ReactNode;
  /** Further ids that describe the control, such as the counter's. */
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label, hint, control and error as one unit, connected by ARIA attributes. */
export function Field(props: Props) {
  const { id, label, hint, error, mark, aside, describedBy, className = '', children } = props;
  const ids = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean);
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="justify-self-start leading-snug font-semibold">
        {label}
        {mark !== undefined && <span className="ms-2 text-sm font-normal text-muted">{mark}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="max-w-prose text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {aside}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
