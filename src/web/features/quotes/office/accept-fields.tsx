import { buyerKinds } from '#domain/quotes/content/quote-content.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { RadioRows } from '../../../ui/radio-rows.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AcceptValues } from './accept-values.ts';

type Props = { form: Form<AcceptValues>; document: QuoteSnapshot };

/** Which options were accepted, and who accepted. */
export function AcceptFields({ form, document }: Props) {
  const t = useTexts();
  const { values, change } = form;
  const options = document.lines.filter(({ option }) => option);
  const isFirm = values.kind === 'business';
  const field = (name: 'name' | 'role' | 'email' | 'company' | 'companyNumber', maxLength: number) => ({
    ...form.input(name),
    label: t(`quotes:answers.accept.${name}`),
    maxLength,
    autoComplete: 'off',
  });
  return (
    <>
      {options.length === 0 ? null : (
        <ChoiceCards
          id="accept-options"
          name="accept-options"
          type="checkbox"
          legend={t('quotes:answers.accept.options')}
          value={values.options}
          onChange={(chosen) => change({ options: chosen })}
          choices={options.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <RadioRows
        name="accept-kind"
        legend={t('quotes:answers.accept.kind')}
        choices={buyerKinds.map((kind) => ({ value: kind, label: t(`quotes:answers.accept.kinds.${kind}`) }))}
        value={values.kind}
        onChoose={(chosen) => change({ kind: buyerKinds.find((kind) => kind === chosen) ?? values.kind })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('name', signingLimits.name)} required />
        <TextField {...field('email', signingLimits.email)} type="email" required />
        {isFirm ? (
          <>
            <TextField {...field('company', signingLimits.company)} required />
            <TextField {...field('companyNumber', signingLimits.number)} inputMode="numeric" />
            <TextField {...field('role', signingLimits.name)} mark={t('common:optional')} />
          </>
        ) : null}
      </div>
      <TextArea
        {...form.input('address')}
        label={t('quotes:answers.accept.address')}
        maxLength={signingLimits.address}
        required
      />
    </>
  );
}
