import { isEmail } from '#domain/email-address.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordInput } from './password-input.tsx';
import { useChangeEmail } from './queries.ts';
import { type FieldIssue, useAccountForm } from './use-account-form.ts';

const fields = ['email', 'currentPassword'] as const;
type Values = Record<(typeof fields)[number], string>;

type Props = { onDone: () => void };

/** Changes the own address, which counts once its mailed link has been opened (F2). */
export function EmailForm({ onDone }: Props) {
  const t = useTexts();
  const change = useChangeEmail();
  const form = useAccountForm({
    id: 'change-email',
    fields,
    check: useEmailCheck(),
    async send({ email, currentPassword }) {
      const body = { email: email.trim(), currentPassword };
      await change.mutateAsync({ body });
      showToast({
        title: t('portal:settings.profile.changed.title'),
        description: t('portal:settings.profile.changed.text', { email: body.email }),
        tone: 'success',
      });
      onDone();
    },
    fieldOfCode: { 'password-wrong': 'currentPassword' },
    afterwards: 'empty',
  });
  return (
    <AccountForm
      form={form}
      variant="secondary"
      failureTitle={t('portal:settings.profile.failure')}
      submitLabel={t('portal:settings.profile.save')}
      actions={
        <Button variant="quiet" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
      }
    >
      <TextField
        {...form.field('email')}
        ref={focusOnce}
        type="email"
        label={t('portal:settings.profile.newEmail')}
        autoComplete="email"
        required
      />
      <PasswordInput
        {...form.field('currentPassword')}
        label={t('accounts:newPassword.current')}
        kind="current-password"
      />
    </AccountForm>
  );
}

function useEmailCheck(): (values: Values) => FieldIssue<keyof Values>[] {
  const t = useTexts();
  return ({ email, currentPassword }) => {
    const issues: FieldIssue<keyof Values>[] = [];
    if (email.trim() === '') issues.push({ field: 'email', rule: 'required', text: t('validation:choose.email') });
    else if (!isEmail(email.trim())) issues.push({ field: 'email', rule: 'email', text: t('validation:email') });
    if (currentPassword === '')
      issues.push({ field: 'currentPassword', rule: 'required', text: t('accounts:newPassword.currentMissing') });
    return issues;
  };
}

/** The same function at each render, so that React calls it once for a field. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
