import { checkSignIn } from '#domain/accounts/typed-credentials.ts';
import { pathOf } from '#domain/routes.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { AccountForm } from '../account-form.tsx';
import { hasCode, signIn } from '../entrance-calls.ts';
import { openAccount } from '../signed-in/open-account.ts';
import { PasswordInput } from '../password-input.tsx';
import { UsernameInput } from '../username-input.tsx';

type Props = {
  /** Typed before, when the login starts again. */
  username: string;
  /** The password was right, and a second factor is asked for. */
  onCodeNeeded: (username: string) => void;
};

/** Signs in with username and password (F1). */
export function LoginForm({ username, onCodeNeeded }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const form = usePublicForm({
    id: '',
    start: { username: '', password: '' },
    check: checkSignIn,
    async send(credentials) {
      const answer = await signIn(credentials);
      if (answer === 'second-factor-needed') onCodeNeeded(credentials.username);
      else openAccount(answer, language, 'signed-in');
    },
    onFailed: (error) => (hasCode(error, 'wrong-credentials') ? clearPassword() : undefined),
    afterwards: 'leave',
  });
  return (
    <AccountForm
      form={form}
      failureTitle={t('accounts:login.failure')}
      submitLabel={t('accounts:login.submit')}
      isFullWidth
    >
      <UsernameInput {...form.field('username')} defaultValue={username} />
      <div className="grid gap-1">
        <PasswordInput {...form.field('password')} label={t('accounts:login.password')} kind="current-password" />
        <a className="justify-self-start py-2 text-sm" href={pathOf('passwordReset', language)}>
          {t('accounts:login.forgotten')}
        </a>
      </div>
    </AccountForm>
  );
}

function clearPassword(): void {
  const field = document.getElementById('password');
  if (field instanceof HTMLInputElement) field.value = '';
}
