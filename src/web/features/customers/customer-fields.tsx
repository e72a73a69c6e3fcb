import type { ComponentProps } from 'react';
import { contactLimits } from '#domain/contact/contact-details.ts';
import { numberFields } from '#domain/customers/company-numbers.ts';
import { type CustomerField, customerLimits } from '#domain/customers/customer.ts';
import { languages } from '#domain/languages.ts';
import { useConflictHints } from '../../lib/forms/use-conflict-hints.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCountryName, useCountryOptions } from './country-names.ts';
import { KnownNumber, NumberField } from './number-field.tsx';
import type { CustomerFormState } from './use-customer-form.ts';

type Props = { form: CustomerFormState };

/** What is asked of a customer: the person, and the firm with its numbers. The note has a place of its own. */
export function CustomerFields({ form }: Props) {
  const hintOf = useHints(form);
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
  const hintOf = useHints(form);
  return (
    <TextField
      {...input}
      {...form.input(field)}
      label={t(`customers:fields.${field}`)}
      hint={hintOf(field)}
      autoComplete="off"
    />
  );
}

function Choices({ form }: { form: CustomerFormState }) {
  const t = useTexts();
  const countries = useCountryOptions();
  const hintOf = useHints(form);
  return (
    <>
      <Select
        {...form.input('country')}
        label={t('customers:fields.country')}
        hint={hintOf('country') ?? t('customers:fields.countryHint')}
        placeholder={t('customers:fields.noCountry')}
        options={countries}
      />
      <Select
        {...form.input('language')}
        label={t('customers:fields.language')}
        hint={hintOf('language') ?? t('customers:fields.languageHint')}
        options={languages.map((code) => ({ value: code, label: t(`common:language.names.${code}`) }))}
      />
    </>
  );
}

function useHints(form: CustomerFormState): (field: CustomerField) => string | undefined {
  const t = useTexts();
  const countryName = useCountryName();
  return useConflictHints(form, (field, saved) => {
    const language = languages.find((code) => field === 'language' && code === saved);
    return language ? t(`common:language.names.${language}`) : (countryName(saved) ?? saved);
  });
}
