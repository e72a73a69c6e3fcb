import { contactInputs } from '../../lib/forms/contact-inputs.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useChoices } from './field-words.ts';

/** One field of a form about a request: what stands in it, what is wrong with it, and how to change it. */
export type FormField = {
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
};

export type FieldOf<Name extends string> = (name: Name) => FormField;

type PersonProps = { field: FieldOf<'name' | 'email' | 'phone' | 'company'> };

/** How the customer is reached. */
export function PersonFields({ field }: PersonProps) {
  const t = useTexts();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {(['name', 'email', 'phone', 'company'] as const).map((name) => {
        const { value, error, onType } = field(name);
        const isOptional = name === 'phone' || name === 'company';
        return (
          <TextField
            key={name}
            {...contactInputs[name]}
            // It is about somebody else: what the browser knows of the person at the keyboard does not help.
            autoComplete="off"
            label={t(`serviceRequests:edit.fields.${name}`)}
            {...(isOptional && { mark: t('common:optional') })}
            value={value}
            error={error}
            required={!isOptional}
            onChange={(event) => onType(event.target.value)}
          />
        );
      })}
    </div>
  );
}

type TitleProps = { field: FieldOf<'title'>; hint?: string };

export function TitleField({ field, hint }: TitleProps) {
  const t = useTexts();
  const { value, error, onType } = field('title');
  return (
    <TextField
      id="title"
      name="title"
      label={t('serviceRequests:edit.fields.title')}
      hint={hint}
      value={value}
      error={error}
      autoComplete="off"
      required
      onChange={(event) => onType(event.target.value)}
    />
  );
}

type DescriptionProps = { field: FieldOf<'description'>; hint?: string };

export function DescriptionField({ field, hint }: DescriptionProps) {
  const t = useTexts();
  const { value, error, onType } = field('description');
  return (
    <TextArea
      id="description"
      name="description"
      rows={5}
      label={t('serviceRequests:edit.fields.description')}
      hint={hint}
      value={value}
      error={error}
      required
      onChange={(event) => onType(event.target.value)}
    />
  );
}

type ChoiceProps = {
  name: 'service' | 'trade' | 'budget' | 'timeline' | 'language';
  field: FormField;
  options: readonly SelectOption[];
  /** Stands while nothing is chosen; without one something always is. */
  placeholder?: string | undefined;
  isRequired: boolean;
};

/** One choice about a request. */
export function ChoiceField({ name, field, options, placeholder, isRequired }: ChoiceProps) {
  const t = useTexts();
  return (
    <Select
      id={name}
      name={name}
      label={t(`serviceRequests:edit.fields.${name}`)}
      placeholder={placeholder}
      options={options}
      value={field.value}
      error={field.error}
      required={isRequired}
      onChange={(event) => field.onType(event.target.value)}
    />
  );
}

type WorkProps = { field: FieldOf<'service' | 'trade'>; isRequired: boolean };

/** What is to be built, and for which trade. */
export function WorkFields({ field, isRequired }: WorkProps) {
  const t = useTexts();
  const choices = useChoices();
  return (['service', 'trade'] as const).map((name) => (
    <ChoiceField
      key={name}
      name={name}
      field={field(name)}
      options={choices[name]}
      placeholder={t(isRequired ? 'serviceRequests:edit.choose' : 'serviceRequests:edit.notChosen')}
      isRequired={isRequired}
    />
  ));
}
