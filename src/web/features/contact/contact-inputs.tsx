import type { ChangeEventHandler } from 'react';
import { type Contact, contactFields } from '#domain/contact/contact-details.ts';
import { contactInputs } from '../../lib/forms/contact-inputs.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';

const optional: ReadonlySet<keyof Contact> = new Set(['phone', 'company']);

type ContactInput = {
  label: string;
  hint?: string;
  error: string | undefined;
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
};

type Props = {
  inputOf: (field: keyof Contact) => ContactInput;
  /** The inputs of required details say so to assistive technology. */
  marksRequired?: boolean;
  /** For somebody else's details, which the browser does not know. */
  withoutAutofill?: boolean;
};

/** Inputs for contact details, in every form that asks for them. */
export function ContactInputs({ inputOf, marksRequired = false, withoutAutofill = false }: Props) {
  const t = useTexts();
  return contactFields.map((field) => (
    <TextField
      key={field}
      {...contactInputs[field]}
      {...(withoutAutofill && { autoComplete: 'off' })}
      {...(optional.has(field) && { mark: t('common:optional') })}
      required={marksRequired && !optional.has(field)}
      {...inputOf(field)}
    />
  ));
}
