import type { ComponentProps } from 'react';
import { contactLimits } from '#domain/contact-details.ts';
import { numberFields } from '#domain/customers/company-numbers.ts';
import { type CustomerValues, customerLimits } from '#domain/customers/customer.ts';
import { languages } from '#domain/languages.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCountryName, useCountryOptions } from './country-names.ts';
import { fieldId } from './field-id.ts';
import { KnownNumber, NumberField } from './number-field.tsx';
import type { CustomerField } from './rebase.ts';
import type { CustomerFormState } from './use-customer-form.ts';

type Props = { form: CustomerFormState };

/** What is asked of a customer: the person, and the firm with its numbers. The note has a place of its own. */
export function CustomerFields({ form }: Props) {
  const hintOf = useConflictHints(form);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Text form={form} field="name" maxLength={contactLimits.name} required />
        <Text form={form} field="company" maxLength={contactLimits.company} />
        <Text form={form} field="email" type="email" maxLength={contactLimits.email} required />
        <Text form={form} field="phone" type="tel" maxLength={contactLimits.phone} />
        <Choices form={form} />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {numberFields.map((field) => (
          <NumberField key={`${field} ${form.values.country}`} form={form} field={field} hint={hintOf(field)} />
        ))}
      </div>
      <KnownNumber form={form} />
      <Text form={form} field="address" maxLength={customerLimits.address} />
    </>
  );
}

type TextProps = Pick<ComponentProps<typeof TextField>, 'type' | 'maxLength' | 'required'> & {
  form: CustomerFormState;
  field: 'name' | 'company' | 'email' | 'phone' | 'address';
};

function Text({ form, field, ...input }: TextProps) {
  const t = useTexts();
  const hintOf = useConflictHints(form);
  return (
    <TextField
      {...input}
      id={fieldId(field)}
      label={t(`customers:fields.${field}`)}
      hint={hintOf(field)}
      error={form.issues[field]}
      value={form.values[field]}
      autoComplete="off"
      onChange={(event) => form.change({ [field]: event.target.value })}
    />
  );
}

function Choices({ form }: { form: CustomerFormState }) {
  const t = useTexts();
  const countries = useCountryOptions();
  const hintOf = useConflictHints(form);
  return (
    <>
      <Select
        id={fieldId('country')}
        label={t('customers:fields.country')}
        hint={hintOf('country') ?? t('customers:fields.countryHint')}
        placeholder={t('customers:fields.noCountry')}
        options={countries}
        value={form.values.country}
        onChange={(event) => form.change({ country: event.target.value as CustomerValues['country'] })}
      />
      <Select
        id={fieldId('language')}
        label={t('customers:fields.language')}
        hint={hintOf('language') ?? t('customers:fields.languageHint')}
        options={languages.map((code) => ({ value: code, label: t(`common:language.names.${code}`) }))}
        value={form.values.language}
        onChange={(event) => form.change({ language: event.target.value as CustomerValues['language'] })}
      />
    </>
  );
}

/** What somebody else has saved in a field meanwhile, in words; undefined where nobody has. */
function useConflictHints({ conflicts }: CustomerFormState): (field: CustomerField) => string | undefined {
  const t = useTexts();
  const countryName = useCountryName();
  return (field) => {
    const saved = conflicts[field];
    if (saved === undefined) return undefined;
    const language = languages.find((code) => field === 'language' && code === saved);
    const words = language ? t(`common:language.names.${language}`) : (countryName(saved) ?? saved);
    return t('customers:conflict.now', { value: words === '' ? t('customers:conflict.empty') : words });
  };
}
