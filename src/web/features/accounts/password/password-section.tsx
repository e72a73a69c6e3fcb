import { useState } from 'react';
import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { checkCurrentPassword, checkNewPassword } from '#domain/accounts/new-password.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AccountForm } from '../account-form.tsx';
import { PasswordInput } from '../password-input.tsx';
import { useChangePassword } from '../queries.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

type Props = { account: OwnAccount };

/** Changes the own password; the other sessions end, and the passkeys if wanted (F4). */
export function PasswordSection({ account }: Props) {
  const t = useTexts();
  const change = useChangePassword();
  const [endPasskeys, setEndPasskeys] = useState(false);
  const form = usePublicForm({
    id: 'change-password',
    start: { currentPassword: '', newPassword: '', repeated: '' },
    check: ({ currentPassword, ...typed }) => [
      ...checkCurrentPassword(currentPassword),
      ...checkNewPassword(typed, account.minimumPasswordLength),
    ],
    async send({ currentPassword, newPassword }) {
      await change.mutateAsync({ body: { currentPassword, newPassword, endPasskeys } });
      setEndPasskeys(false);
      showToast({
        title: t('portal:settings.password.changed.title'),
        description: t('portal:settings.password.changed.text'),
        tone: 'success',
      });
    },
    fieldOfCode: { 'password-wrong': 'currentPassword' },
    afterwards: 'empty',
  });
  return (
    <SettingsSection
      id="password"
      title={t('portal:settings.password.title')}
      lead={t('portal:settings.password.lead')}
    >
      <AccountForm
        form={form}
        variant="secondary"
        failureTitle={t('portal:settings.password.failure')}
        submitLabel={t('portal:settings.password.save')}
      >
        <input type="text" name="username" autoComplete="username" defaultValue={account.username} readOnly hidden />
        <PasswordInput
          {...form.field('currentPassword')}
          label={t('accounts:newPassword.current')}
          kind="current-password"
        />
        <PasswordInput
          {...form.field('newPassword')}
          label={t('accounts:newPassword.label')}
          hint={t('accounts:register.passwordHint', { minimum: account.minimumPasswordLength })}
          kind="new-password"
        />
        <PasswordInput {...form.field('repeated')} label={t('accounts:newPassword.repeat')} kind="new-password" />
        {account.passkeys.length > 0 ? (
          <ChoiceCards
            id="end-passkeys"
            name="endPasskeys"
            type="checkbox"
            legend={t('portal:settings.passkeys.title')}
            value={endPasskeys ? ['yes'] : []}
            onChange={(chosen) => setEndPasskeys(chosen.includes('yes'))}
            choices={[
              {
                value: 'yes',
                label: t('portal:settings.password.endPasskeys'),
                description: t('portal:settings.password.endPasskeysHint'),
              },
            ]}
          />
        ) : null}
      </AccountForm>
    </SettingsSection>
  );
}
