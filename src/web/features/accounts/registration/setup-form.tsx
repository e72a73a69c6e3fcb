import { checkNewAccount } from '#domain/accounts/typed-credentials.ts';
import { pathOf } from '#domain/routes.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm } from '../account-form.tsx';
import { makeFirstAdministrator } from '../entrance-calls.ts';
import { PasswordInput } from '../password-input.tsx';
import { useLinkToken } from '../use-link-token.ts';
import { UsernameInput } from '../username-input.tsx';
import { usePasswordMinimum } from '../../../lib/password-minimum.ts';

/** Makes the first administrator with the one-time link's token, then opens the back office (F7). */
export function SetupForm() {
  const t = useTexts();
  const { language } = usePage();
  const minimum = usePasswordMinimum();
  const token = useLinkToken();
  const form = usePublicForm({
    id: '',
    start: { username: '', password: '' },
    check: (values) => checkNewAccount(values, minimum),
    async send(credentials) {
      await makeFirstAdministrator(credentials, token ?? '');
      location.assign(pathOf('admin', language));
    },
    afterwards: 'leave',
  });
  if (token === '') return <Notice tone="warning">{t('accounts:setup.missing')}</Notice>;
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
      >
        <UsernameInput {...form.field('username')} />
        <PasswordInput {...form.field('password')} label={t('accounts:login.password')} kind="new-password" />
      </AccountForm>
    </div>
  );
}
