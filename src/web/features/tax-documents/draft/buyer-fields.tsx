import type { ComponentProps } from 'react';
import { contactLimits, longestEmailAddress } from '#domain/contact/contact-details.ts';
import { numberFields, numberKind } from '#domain/customers/company-numbers.ts';
import type { CountryChoice } from '#domain/customers/countries.ts';
import { buyerKinds } from '#domain/quotes/content/quote-content.ts';
import { addressLimits } from '#domain/tax-documents/check-document-buyer.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { useConflictHints } from '../../../lib/forms/use-conflict-hints.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CompanyNumberInput } from '#web/features/customers/company-number-input.tsx';
import { useCountryOptions } from '#web/features/customers/country-names.ts';
import { VerifiedNumber } from '#web/features/quotes/verified-number.tsx';
import { type DocumentForm, formId } from './use-document-form.ts';

type Props = { form: DocumentForm };

/** Who gets the document, as it will stand on it: the address in parts; the record of the customer stays as it is. */
export function BuyerFields({ form }: Props) {
  const t = useTexts();
  const countries = useCountryOptions();
  const { input, change, errorOf, values } = form;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          {...input('buyer.kind')}
          label={t('quoteEditor:fields.kind')}
          options={buyerKinds.map((kind) => ({ value: kind, label: t(`quoteEditor:buyerKinds.${kind}`) }))}
        />
        <Select
          {...input('buyer.country')}
          error={errorOf('buyer.country')}
          label={t('customers:fields.country')}
          placeholder={t('customers:fields.noCountry')}
          options={countries}
          onChange={({ target }) =>
            // Somebody has verified the number of the former country.
            change({ 'buyer.country': target.value as CountryChoice, 'buyer.isVatNumberVerified': false })
          }
        />
        <Text form={form} field="company" maxLength={contactLimits.company} />
        <Text form={form} field="name" maxLength={contactLimits.name} />
        <Text form={form} field="email" type="email" maxLength={longestEmailAddress} />
        <Text form={form} field="street" maxLength={addressLimits.street} required />
        <Text form={form} field="city" maxLength={addressLimits.city} required />
        <Text form={form} field="postalCode" maxLength={addressLimits.postalCode} required />
      </div>
      {values['buyer.kind'] === 'business' ? <FirmNumbers form={form} /> : null}
    </>
  );
}

type TextProps = Pick<ComponentProps<typeof TextField>, 'type' | 'maxLength' | 'required'> & {
  form: DocumentForm;
  field: 'name' | 'company' | 'email' | 'street' | 'city' | 'postalCode';
};

function Text({ form, field, ...control }: TextProps) {
  const t = useTexts();
  const hintOf = useConflictHints(form);
  const name = `buyer.${field}` as const;
  return (
    <TextField
      {...control}
      {...form.input(name)}
      error={form.errorOf(name)}
      label={t(`taxDocuments:buyer.${field}`)}
      hint={hintOf(name)}
      autoComplete="off"
    />
  );
}

function FirmNumbers({ form: { values, input, change, errorOf } }: Props) {
  const country = values['buyer.country'];
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {numberFields.map((field) => {
          const kind = numberKind(country, field);
          const name = `buyer.${field}` as const;
          if (kind === null) return null;
          return (
            <CompanyNumberInput
              key={`${field} ${country}`}
              {...input(name)}
              kind={kind}
              error={errorOf(name)}
              onChange={({ target }) => change({ [name]: target.value, 'buyer.isVatNumberVerified': false })}
              onFormat={(formatted) => change({ [name]: formatted })}
            />
          );
        })}
      </div>
      <VerifiedNumber
        id={fieldId(formId, 'buyer.isVatNumberVerified')}
        isVerified={values['buyer.isVatNumberVerified']}
        onChange={(isVerified) => change({ 'buyer.isVatNumberVerified': isVerified })}
      />
    </>
  );
}
