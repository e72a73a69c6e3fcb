import { checkEmail } from '#domain/contact/email-address.ts';
import { checkCurrentPassword } from '#domain/accounts/new-password.ts';
import { focusOnce } from '../../../lib/focus-once.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AccountForm } from '../account-form.tsx';
import { PasswordInput } from '../password-input.tsx';
import { useChangeEmail } from '../queries.ts';

type Props = { onDone: () => void };

/** Changes the own address, which counts once its mailed link has been opened (F2). */
export function EmailForm({ onDone }: Props) {
  const t = useTexts();
  const change = useChangeEmail();
  const form = usePublicForm({
    id: 'change-email',
    start: { email: '', currentPassword: '' },
    clean: (typed) => ({ ...typed, email: typed.email.trim() }),
    check: ({ email, currentPassword }) => [...checkEmail(email), ...checkCurrentPassword(currentPassword)],
    async send(body) {
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
