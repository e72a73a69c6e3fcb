import { Entrance } from '../../features/accounts/entrance.tsx';
import { LoginForm } from '../../features/accounts/login-form.tsx';
import { useTexts } from '../../lib/use-texts.ts';

/** Where the agency signs in (F1). */
export function LoginPage() {
  const t = useTexts();
  return (
    <Entrance title={t('accounts:login.title')}>
      <LoginForm />
    </Entrance>
  );
}
