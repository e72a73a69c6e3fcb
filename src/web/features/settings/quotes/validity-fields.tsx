import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { QuoteSettingsForm } from './use-quote-settings-form.ts';

type Props = { form: QuoteSettingsForm; hintOf: (field: string) => string | undefined };

const reminders = ['remindUnseen', 'remindEnding'] as const;

/** How long a new quote is valid, how long customers have for paying, of what its customer is reminded, and which reminder may be turned off. */
export function ValidityFields({ form, hintOf }: Props) {
  const t = useTexts();
  const days = (field: string) => ({
    ...form.input(field),
    hint: hintOf(field),
    suffix: t('settings:quotes.days'),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  });
  return (
    <>
      <TextField {...days('validDays')} className="max-w-60" label={t('settings:quotes.validDays')} required />
      <TextField {...days('paymentDays')} className="max-w-60" label={t('settings:quotes.paymentDays')} required />
      <ChoiceCards
        id="quote-reminders"
        name="quote-reminders"
        type="checkbox"
        legend={t('settings:quotes.reminders.legend')}
        hint={t('settings:quotes.reminders.hint')}
        value={reminders.filter((name) => form.values[`${name}.isOn`] !== '')}
        onChange={(chosen) =>
          form.change(Object.fromEntries(reminders.map((name) => [`${name}.isOn`, chosen.includes(name) ? 'on' : ''])))
        }
        choices={reminders.map((name) => ({ value: name, label: t(`settings:quotes.reminders.${name}.label`) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {reminders.map((name) => (
          <TextField
            key={name}
            {...days(`${name}.days`)}
            label={t(`settings:quotes.reminders.${name}.days`)}
            required
          />
        ))}
      </div>
      <ChoiceCards
        id="payment-reminders"
        name="payment-reminders"
        type="checkbox"
        legend={t('settings:quotes.firstReminder.legend')}
        value={form.values['isFirstReminderOptional'] === '' ? [] : ['isFirstReminderOptional']}
        onChange={(chosen) => form.change({ isFirstReminderOptional: chosen.length > 0 ? 'on' : '' })}
        choices={[
          {
            value: 'isFirstReminderOptional',
            label: t('settings:quotes.firstReminder.label'),
            description: t('settings:quotes.firstReminder.text'),
          },
        ]}
      />
    </>
  );
}
