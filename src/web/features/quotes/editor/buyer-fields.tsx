import type { ComponentProps } from 'react';
import { contactLimits, longestEmailAddress } from '#domain/contact/contact-details.ts';
import { numberFields, numberKind } from '#domain/customers/company-numbers.ts';
import type { NumberField as Field } from '#domain/customers/company-numbers.ts';
import type { CountryChoice } from '#domain/customers/countries.ts';
import { customerLimits } from '#domain/customers/customer.ts';
import { buyerKinds } from '#domain/quotes/content/quote-content.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CompanyNumberInput } from '#web/features/customers/company-number-input.tsx';
import { useCountryOptions } from '#web/features/customers/country-names.ts';
import { type Editor, formId } from './use-editor.ts';
import { VerifiedNumber } from '../verified-number.tsx';

type Props = { editor: Editor };

/** Who gets the quote, as it will stand on the document; the record of the customer stays as it is. */
export function BuyerFields({ editor }: Props) {
  const t = useTexts();
  const countries = useCountryOptions();
  const { content, changeBuyer, buyerInput } = editor;
  const { buyer } = content;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          {...buyerInput('kind')}
          label={t('quoteEditor:fields.kind')}
          options={buyerKinds.map((kind) => ({ value: kind, label: t(`quoteEditor:buyerKinds.${kind}`) }))}
        />
        <Select
          {...buyerInput('country')}
          label={t('customers:fields.country')}
          placeholder={t('customers:fields.noCountry')}
          options={countries}
          onChange={({ target }) =>
            // Somebody has verified the number of the former country.
            changeBuyer({ country: target.value as CountryChoice, isVatNumberVerified: false })
          }
        />
        <Text editor={editor} field="name" maxLength={contactLimits.name} required />
        <Text editor={editor} field="company" maxLength={contactLimits.company} />
        <Text editor={editor} field="email" type="email" maxLength={longestEmailAddress} required />
        <Text editor={editor} field="phone" type="tel" maxLength={contactLimits.phone} />
      </div>
      <Text editor={editor} field="address" maxLength={customerLimits.address} />
      {buyer.kind === 'business' ? <FirmNumbers editor={editor} /> : null}
    </>
  );
}

type TextProps = Pick<ComponentProps<typeof TextField>, 'type' | 'maxLength' | 'required'> & {
  editor: Editor;
  field: 'name' | 'company' | 'email' | 'phone' | 'address';
};

function Text({ editor, field, ...input }: TextProps) {
  const t = useTexts();
  return (
    <TextField {...input} {...editor.buyerInput(field)} label={t(`customers:fields.${field}`)} autoComplete="off" />
  );
}

function FirmNumbers({ editor }: Props) {
  const { content, changeBuyer } = editor;
  const { buyer } = content;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {numberFields.map((field) => (
          <NumberField key={`${field} ${buyer.country}`} editor={editor} field={field} />
        ))}
      </div>
      <VerifiedNumber
        id={fieldId(formId, 'buyer.isVatNumberVerified')}
        isVerified={buyer.isVatNumberVerified}
        onChange={(isVatNumberVerified) => changeBuyer({ isVatNumberVerified })}
      />
    </>
  );
}

/** A number of the firm; nothing where its country has none. */
function NumberField({ editor, field }: Props & { field: Field }) {
  const kind = numberKind(editor.content.buyer.country, field);
  if (kind === null) return null;
  return (
    <CompanyNumberInput
      {...editor.buyerInput(field)}
      kind={kind}
      onChange={({ target }) => editor.changeBuyer({ [field]: target.value, isVatNumberVerified: false })}
      onFormat={(formatted) => editor.changeBuyer({ [field]: formatted })}
    />
  );
}
