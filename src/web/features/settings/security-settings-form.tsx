import type { VersionedSecuritySettings } from '#contract/settings.ts';
import { accountLimits } from '#domain/accounts/account.ts';
import { highestMinimum } from '#domain/settings/security-settings.ts';
import { useConflictHints } from '../../lib/forms/use-conflict-hints.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { FormNotices } from '../../ui/form-notices.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useChangeSecuritySettings, useFreshSecuritySettings } from './queries.ts';

type Props = { settings: VersionedSecuritySettings; onReload: () => void };

type Typed = { requireSecondFactor: boolean; requireOfAdministrators: boolean; minimumPasswordLength: string };

const bounds = { minimum: accountLimits.password.minimum, maximum: highestMinimum };

/** Whether administrators or everybody need a second factor, and how short a new password may be (F5, F6). */
export function SecuritySettingsForm({ settings, onReload }: Props) {
  const t = useTexts();
  const form = useSecurityForm(settings);
  const hintOf = useConflictHints(form);
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-xl gap-8">
      <ChoiceCards
        id="second-factor"
        name="requireSecondFactor"
        type="checkbox"
        legend={t('settings:secondFactor.legend')}
        value={demandsOf(form.values)}
        onChange={(chosen) =>
          form.change({
            requireOfAdministrators: chosen.includes('administrators'),
            requireSecondFactor: chosen.includes('everybody'),
          })
        }
        choices={[
          {
            value: 'administrators',
            label: t('settings:secondFactor.administrators.label'),
            description: t('settings:secondFactor.administrators.text'),
          },
          { value: 'everybody', label: t('settings:secondFactor.label'), description: t('settings:secondFactor.text') },
        ]}
      />
      <TextField
        {...form.input('minimumPasswordLength')}
        className="max-w-xs"
        label={t('settings:minimum.label')}
        hint={
          hintOf('minimumPasswordLength') ??
          t('settings:minimum.hint', {
            from: bounds.minimum,
            to: bounds.maximum,
            administrator: accountLimits.password.administrator,
          })
        }
        suffix={t('settings:minimum.unit')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <FormNotices
        form={form}
        failureTitle={t('settings:failure')}
        actions={
          <Button size="sm" onClick={onReload}>
            {t('settings:reload')}
          </Button>
        }
      />
      <SubmitButton className="justify-self-start" isSending={form.isSending}>
        {t('settings:save')}
      </SubmitButton>
    </form>
  );
}

function useSecurityForm(settings: VersionedSecuritySettings) {
  const t = useTexts();
  const change = useChangeSecuritySettings();
  return useRecordForm<Typed, VersionedSecuritySettings>({
    id: 'security',
    start: typedOf(settings),
    check: ({ minimumPasswordLength: typed }) =>
      isWithinBounds(typed) ? [] : [{ field: 'minimumPasswordLength', rule: 'password-minimum', bounds }],
    send: ({ minimumPasswordLength, ...demands }, base) =>
      change.mutateAsync({
        ...demands,
        minimumPasswordLength: Number(minimumPasswordLength),
        version: (base ?? settings).version,
      }),
    stored: { base: settings, valuesOf: typedOf, reload: useFreshSecuritySettings() },
    onSaved: () =>
      showToast({ title: t('settings:saved.title'), description: t('settings:saved.text'), tone: 'success' }),
  });
}

const typedOf = (stored: VersionedSecuritySettings): Typed => ({
  requireSecondFactor: stored.requireSecondFactor,
  requireOfAdministrators: stored.requireOfAdministrators,
  minimumPasswordLength: String(stored.minimumPasswordLength),
});

const demandsOf = ({ requireSecondFactor, requireOfAdministrators }: Typed) => [
  ...(requireOfAdministrators ? ['administrators'] : []),
  ...(requireSecondFactor ? ['everybody'] : []),
];

const isWithinBounds = (typed: string) =>
  /^\s*\d+\s*$/.test(typed) && Number(typed) >= bounds.minimum && Number(typed) <= bounds.maximum;
