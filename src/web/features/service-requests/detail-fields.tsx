import type { Contact } from '#domain/contact/contact-details.ts';
import type { ChangeEvent } from 'react';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { ContactInputs } from '#web/features/contact/contact-inputs.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChoices } from './field-words.ts';

/** Returns the props of a field of a form about a request. */
export type InputOf<Name extends string> = (name: Name) => {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
};

/** What the forms about a request ask for. */
export type DetailInput = keyof Contact | 'title' | 'description' | 'customBudget' | ChoiceName;

type PersonProps = { input: InputOf<keyof Contact> };

/** How the customer is reached. */
export function PersonFields({ input }: PersonProps) {
  const t = useTexts();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ContactInputs
        inputOf={(field) => ({ ...input(field), label: t(`serviceRequests:edit.fields.${field}`) })}
        marksRequired
        withoutAutofill
      />
    </div>
  );
}

type TitleProps = { input: InputOf<'title'>; hint?: string };

export function TitleField({ input, hint }: TitleProps) {
  const t = useTexts();
  return (
    <TextField
      {...input('title')}
      name="title"
      label={t('serviceRequests:edit.fields.title')}
      hint={hint}
      autoComplete="off"
      required
    />
  );
}

type DescriptionProps = { input: InputOf<'description'>; hint?: string };

export function DescriptionField({ input, hint }: DescriptionProps) {
  const t = useTexts();
  return (
    <TextArea
      {...input('description')}
      name="description"
      label={t('serviceRequests:edit.fields.description')}
      hint={hint}
      required
    />
  );
}

type ChoiceName = 'service' | 'trade' | 'budget' | 'timeline' | 'language';

type ChoiceProps<Name extends ChoiceName> = {
  name: Name;
  input: InputOf<Name>;
  options: readonly SelectOption[];
  /** Stands while nothing is chosen; without one something always is. */
  placeholder?: string | undefined;
  isRequired: boolean;
};

/** One choice about a request. */
export function ChoiceField<Name extends ChoiceName>(props: ChoiceProps<Name>) {
  const { name, input, options, placeholder, isRequired } = props;
  const t = useTexts();
  return (
    <Select
      {...input(name)}
      name={name}
      label={t(`serviceRequests:edit.fields.${name}`)}
      placeholder={placeholder}
      options={options}
      required={isRequired}
    />
  );
}

type WorkProps = { input: InputOf<'service' | 'trade'>; isRequired: boolean };

/** What is to be built, and for which trade. */
export function WorkFields({ input, isRequired }: WorkProps) {
  const t = useTexts();
  const choices = useChoices();
  return (['service', 'trade'] as const).map((name) => (
    <ChoiceField
      key={name}
      name={name}
      input={input}
      options={choices[name]}
      placeholder={t(isRequired ? 'serviceRequests:edit.choose' : 'serviceRequests:edit.notChosen')}
      isRequired={isRequired}
    />
  ));
}
