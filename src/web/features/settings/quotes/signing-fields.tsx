import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { QuoteSettingsForm } from './use-quote-settings-form.ts';

type Props = { form: QuoteSettingsForm; hintOf: (field: string) => string | undefined };

const demands = ['isDeclineReasonRequired', 'isSigningCodeRequired'] as const;

/** What customers have to give with their answer, and who stamps the time on signed documents (H5). */
export function SigningFields({ form, hintOf }: Props) {
  const t = useTexts();
  return (
    <>
      <ChoiceCards
        id="quote-demands"
        name="quote-demands"
        type="checkbox"
        legend={t('settings:quotes.signing.legend')}
        value={demands.filter((name) => form.values[name] !== '')}
        onChange={(chosen) =>
          form.change(Object.fromEntries(demands.map((name) => [name, chosen.includes(name) ? 'on' : ''])))
        }
        choices={demands.map((name) => ({
          value: name,
          label: t(`settings:quotes.signing.${name}.label`),
          description: t(`settings:quotes.signing.${name}.text`),
        }))}
      />
      <TextField
        {...form.input('timestampAddress')}
        hint={hintOf('timestampAddress') ?? t('settings:quotes.signing.timestampHint')}
        label={t('settings:quotes.signing.timestampAddress')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}
