import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { checkSignIn } from './credential-checks.ts';
import { signIn } from './entrance-calls.ts';
import { openAccount } from './open-account.ts';
import { PasswordInput } from './password-input.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useCredentialTexts } from './use-credential-texts.ts';
import { UsernameInput } from './username-input.tsx';

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
  const inWords = useCredentialTexts();
  const form = useAccountForm({
    fields: ['username', 'password'] as const,
    check: (credentials) => inWords(checkSignIn(credentials)),
    async send(credentials) {
      const answer = await signIn(credentials);
      if (answer === 'second-factor-needed') onCodeNeeded(credentials.username);
      else openAccount(answer, language, 'signed-in');
    },
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
