import type { ComponentPropsWithoutRef } from 'react';

import { Field, type FieldTexts } from './field.tsx';

type Props = FieldTexts &
  Omit<ComponentPropsWithoutRef<'textarea'>, 'id' | 'className' | 'rows'> & {
    /** Counter as a complete text, such as "12 / 10". */
    counter?: string;
    /** The counter in words for screen readers, announced as it changes. */
    counterSpoken?: string;
    className?: string;
  };

/** Set by script because CSS validators do not know the property yet. */
const growWithText = (area: HTMLTextAreaElement | null) => area?.style.setProperty('field-sizing', 'content');

/**
 * A text area that grows with its content from the height that the styles give: with a number of rows it would change its height, and what
 * stands below would move, when the page is hydrated.
 */
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
      {(control) => <textarea ref={growWithText} {...textArea} {...control} className="control" />}
    </Field>
  );
}
