import { type ComponentPropsWithRef, useState } from 'react';

import { Field, type FieldTexts } from './field.tsx';

/** Texts of the button at the end of the field: short ones visible, complete ones for screen readers. */
export type PasswordTexts = { show: string; hide: string; showShort: string; hideShort: string };

type Props = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'className'> & { texts: PasswordTexts; className?: string };

/** A password field with a button that shows the password. */
export function PasswordField(props: Props) {
  const { id, label, hint, error, mark, texts, className, ...input } = props;
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ id, label, hint, error, mark, className }}>
      {(control) => (
        <div className="relative">
          <input {...input} {...control} type={isShown ? 'text' : 'password'} className="control pe-24" />
          <button
            type="button"
            className="absolute inset-y-0 end-0 rounded-md px-4 text-sm font-semibold text-muted underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-line"
            onClick={() => setShown(!isShown)}
          >
            <span aria-hidden="true">{isShown ? texts.hideShort : texts.showShort}</span>
            <span className="sr-only">{isShown ? texts.hide : texts.show}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
