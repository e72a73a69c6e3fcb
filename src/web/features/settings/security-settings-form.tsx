import { type SubmitEvent, useState } from 'react';
import type { VersionedSecuritySettings } from '#contract/settings.ts';
import { accountLimits } from '#domain/accounts/account.ts';
import { highestMinimum, securitySettingsSchema } from '#domain/settings/security-settings.ts';
import { wasChangedMeanwhile } from '../../lib/refusals.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { SettingsFailure } from './settings-failure.tsx';
import { useChangeSecuritySettings } from './queries.ts';

type Props = { settings: VersionedSecuritySettings; onReload: () => void };

const limits = { from: accountLimits.password.minimum, to: highestMinimum };

/** Whether everybody needs a second factor, and how short a new password may be (F5, F6). */
export function SecuritySettingsForm({ settings, onReload }: Props) {
  const t = useTexts();
  const [isRefused, setRefused] = useState(false);
  const change = useChangeSecuritySettings();
  const tell = () =>
    showToast({ title: t('settings:saved.title'), description: t('settings:saved.text'), tone: 'success' });

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (change.isPending) return;
    const typed = readSettings(event.currentTarget);
    setRefused(typed === null);
    if (typed) change.mutate({ ...typed, version: settings.version }, { onSuccess: tell });
    else event.currentTarget.querySelector<HTMLInputElement>(`#${minimumId}`)?.focus();
  }

  return (
    <form noValidate onSubmit={save} className="grid max-w-xl gap-8">
      <ChoiceCards
        id="second-factor"
        name="requireSecondFactor"
        type="checkbox"
        legend={t('settings:secondFactor.legend')}
        defaultValue={settings.requireSecondFactor ? ['yes'] : []}
        choices={[
          { value: 'yes', label: t('settings:secondFactor.label'), description: t('settings:secondFactor.text') },
        ]}
      />
      <TextField
        id={minimumId}
        name="minimumPasswordLength"
        className="max-w-xs"
        label={t('settings:minimum.label')}
        hint={t('settings:minimum.hint', limits)}
        error={isRefused ? t('settings:minimum.error', limits) : undefined}
        suffix={t('settings:minimum.unit')}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(settings.minimumPasswordLength)}
        required
      />
      {change.error ? (
        <SettingsFailure
          key={change.submittedAt}
          error={change.error}
          title={t('settings:failure')}
          action={
            wasChangedMeanwhile(change.error) ? (
              <Button size="sm" onClick={onReload}>
                {t('settings:reload')}
              </Button>
            ) : null
          }
        />
      ) : null}
      <SubmitButton className="justify-self-start" isSending={change.isPending}>
        {t('settings:save')}
      </SubmitButton>
    </form>
  );
}

const minimumId = 'minimum-password-length';

function readSettings(form: HTMLFormElement) {
  const data = new FormData(form);
  const typed = data.get('minimumPasswordLength');
  const isNumber = typeof typed === 'string' && /^\s*\d+\s*$/.test(typed);
  const minimumPasswordLength = isNumber ? Number(typed) : Number.NaN;
  const settings = { requireSecondFactor: data.has('requireSecondFactor'), minimumPasswordLength };
  return securitySettingsSchema.safeParse(settings).data ?? null;
}
