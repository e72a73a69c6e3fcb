import type { ComponentPropsWithRef } from 'react';

import { Field, type FieldTexts } from './field.tsx';

type Props = FieldTexts &
  Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> & {
    /** Counter as a finished text, such as "12 / 10": the page knows the words and the rule. */
    counter?: string;
    /** The counter in words for screen readers, announced as it changes. */
    counterSpoken?: string;
    className?: string;
  };

/** Several lines of text that grow with what is typed. */
export function TextArea(props: Props) {
  const { id, label, hint, error, mark, counter, counterSpoken, className, ...textArea } = props;
  const describedBy = counter === undefined ? undefined : `${id}-counter`;
  const aside =
    counter === undefined ? null : (
      <p id={describedBy} className="figures justify-self-end text-sm text-muted">
        <span aria-hidden={counterSpoken !== undefined}>{counter}</span>
        {counterSpoken !== undefined && (
          <span className="sr-only" aria-live="polite">
            {counterSpoken}
          </span>
        )}
      </p>
    );
  return (
    <Field {...{ id, label, hint, error, mark, className, aside, describedBy }}>
      {(control) => <textarea rows={5} {...textArea} {...control} className="control" />}
    </Field>
  );
}
