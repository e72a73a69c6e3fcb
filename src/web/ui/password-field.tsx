import { type ComponentPropsWithRef, useState } from 'react';

import { useTexts } from '../lib/texts/use-texts.ts';
import { Field, type FieldTexts } from './field.tsx';

type Props = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'className'> & { className?: string };

/** A password field with a button that shows the password: in short to see, in full for screen readers. */
export function PasswordField(props: Props) {
  const { id, label, hint, error, mark, className, ...input } = props;
  const t = useTexts();
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
            <span aria-hidden="true">{t(isShown ? 'accounts:password.hidden' : 'accounts:password.shown')}</span>
            <span className="sr-only">{t(isShown ? 'accounts:password.hide' : 'accounts:password.show')}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
