import { accountLimits } from '#domain/accounts/account.ts';
import { pathOf } from '#domain/routes.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { hasCode, makeFirstAdministrator } from '../entrance-calls.ts';
import { PasswordInput } from '../password-input.tsx';
import { useLink } from '../use-link-token.ts';
import { checkRegistration } from './check-registration.ts';
import { UsernameInput } from '../username-input.tsx';
import { usePasswordMinimum } from '../../../lib/password-minimum.ts';

/**
 * Makes the first administrator with the one-time link's token, then opens the back office (F7). When there is one
 * already, it leads to the login.
 */
export function SetupForm() {
  const t = useTexts();
  const { language } = usePage();
  const minimum = Math.max(usePasswordMinimum(), accountLimits.password.administrator);
  const { token, isOver } = useLink();
  const form = usePublicForm({
    id: '',
    start: { username: '', email: '', password: '' },
    clean: (values) => ({ ...values, email: values.email.trim() }),
    check: (values) => checkRegistration(values, minimum),
    async send(account) {
      await makeFirstAdministrator(account, token);
      location.assign(pathOf('admin', language));
    },
    fieldOfCode: { 'username-taken': 'username' },
    afterwards: 'leave',
  });
  const toLogin = <ButtonLink to={pathOf('login', language)}>{t('accounts:reset.toLogin')}</ButtonLink>;
  if (token === '') return <Notice tone="warning">{t('accounts:setup.missing')}</Notice>;
  if (isOver) {
    return (
      <Notice tone="warning" role="note" title={t('accounts:setup.over.title')} actions={toLogin}>
        {t('accounts:setup.over.text')}
      </Notice>
    );
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-3 text-muted">
        <p>{t('accounts:setup.lead')}</p>
        <p>{t('validation:account.tooShort', { minimum })}</p>
      </div>
      <AccountForm
        form={form}
        failureTitle={t('errors:generic.title')}
        submitLabel={t('accounts:setup.submit')}
        isFullWidth
        actions={hasCode(form.failure?.error, 'setup-done') ? toLogin : null}
      >
        <UsernameInput {...form.field('username')} />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('accounts:register.email')}
          hint={t('accounts:setup.emailHint')}
          autoComplete="email"
          required
        />
        <PasswordInput {...form.field('password')} label={t('accounts:login.password')} kind="new-password" />
      </AccountForm>
    </div>
  );
}
