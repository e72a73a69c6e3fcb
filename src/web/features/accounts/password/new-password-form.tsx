import { useState } from 'react';
import { invitationPrefix } from '#domain/accounts/account.ts';
import { checkNewPassword } from '#domain/accounts/new-password.ts';
import { pathOf } from '#domain/routes.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { AccountForm } from '../account-form.tsx';
import { hasCode, setNewPassword } from '../entrance-calls.ts';
import { Outcome } from '../outcome.tsx';
import { PasswordInput } from '../password-input.tsx';
import { usePasswordMinimum } from '../../../lib/password-minimum.ts';

type Props = {
  token: string;
  onDone: () => void;
  /** The link does nothing any more. */
  onOver: () => void;
};

/** Sets a new password with a mailed link, or the first one of an invited person (F3, G6). */
export function NewPasswordForm({ token, onDone, onOver }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const minimum = usePasswordMinimum();
  const [removed, setRemoved] = useState<readonly string[] | null>(null);
  const isInvited = token.startsWith(invitationPrefix);
  const form = usePublicForm({
    id: '',
    start: { newPassword: '', repeated: '' },
    check: (typed) => checkNewPassword(typed, minimum),
    async send({ newPassword }) {
      setRemoved(await setNewPassword(token, newPassword));
      onDone();
    },
    onFailed(failure) {
      if (hasCode(failure, 'link-invalid')) onOver();
    },
    sentAs: { password: 'newPassword' },
    afterwards: 'empty',
  });
  if (removed !== null) {
    const ended = removed.length > 0 ? ` ${t('accounts:reset.endedPasskeys', { names: removed.join(', ') })}` : '';
    return (
      <Outcome
        title={t(isInvited ? 'accounts:reset.invited.title' : 'accounts:reset.done.title')}
        text={`${t(isInvited ? 'accounts:reset.invited.text' : 'accounts:reset.done.text')}${ended}`}
        actions={
          <ButtonLink variant="primary" to={pathOf('login', language)}>
            {t('accounts:reset.toLogin')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="grid gap-6">
      <p className="text-muted">{t(isInvited ? 'accounts:reset.invited.lead' : 'accounts:reset.newLead')}</p>
      <AccountForm
        form={form}
        failureTitle={t('accounts:reset.saveFailure')}
        submitLabel={t(isInvited ? 'accounts:reset.invited.save' : 'accounts:reset.save')}
        isFullWidth
      >
        <PasswordInput
          {...form.field('newPassword')}
          label={t('accounts:newPassword.label')}
          hint={t('accounts:register.passwordHint', { minimum })}
          kind="new-password"
        />
        <PasswordInput {...form.field('repeated')} label={t('accounts:newPassword.repeat')} kind="new-password" />
      </AccountForm>
    </div>
  );
}
