import { buyerKinds } from '#domain/quotes/content/quote-content.ts';
import type { SignField, SignValues } from '#domain/quotes/signing/acceptance-fields.ts';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SignSection } from './sign-section.tsx';
import { signFormId } from './use-sign-form.ts';

export type FieldsProps = { start: SignValues; errorOf: (field: SignField) => string | undefined };

/** Who signs, filled from what is known (H5); what only firms have is hidden for private persons by styles alone. */
export function SignerFields({ start, errorOf }: FieldsProps) {
  const t = useTexts();
  const input = (name: SignField) => ({
    id: `${signFormId}-${name}`,
    name,
    error: errorOf(name),
    defaultValue: start[name],
  });
  return (
    <SignSection title={t('quoteSigning:sign.who.title')}>
      <ChoiceCards
        id={`${signFormId}-kind`}
        name="kind"
        type="radio"
        legend={t('quoteSigning:sign.who.kind')}
        isLegendHidden
        error={errorOf('kind')}
        columns={2}
        choices={buyerKinds.map((value) => ({ value, label: t(`quoteSigning:sign.who.kinds.${value}`) }))}
        defaultValue={[start.kind]}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...input('name')}
          label={t('quoteSigning:sign.who.name')}
          autoComplete="name"
          maxLength={signingLimits.name}
          required
        />
        <TextField
          {...input('email')}
          type="email"
          label={t('quoteSigning:sign.who.email')}
          autoComplete="email"
          maxLength={signingLimits.email}
          required
        />
        <TextField
          {...input('company')}
          className="for-business"
          label={t('quoteSigning:sign.who.company')}
          autoComplete="organization"
          maxLength={signingLimits.company}
        />
        <TextField
          {...input('companyNumber')}
          className="for-business"
          label={t('quoteSigning:sign.who.companyNumber')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={signingLimits.number}
        />
        <TextField
          {...input('role')}
          className="for-business"
          label={t('quoteSigning:sign.who.role')}
          mark={t('common:optional')}
          autoComplete="organization-title"
          maxLength={signingLimits.name}
        />
      </div>
      <TextArea
        {...input('address')}
        label={t('quoteSigning:sign.who.address')}
        autoComplete="street-address"
        maxLength={signingLimits.address}
        required
      />
    </SignSection>
  );
}
