import { useTranslation } from 'react-i18next';
import { Entrance } from '../../features/accounts/entrance.tsx';
import { LoginForm } from '../../features/accounts/login-form.tsx';

/** Where the agency signs in (F1). */
export function LoginPage() {
  const { t } = useTranslation('accounts');
  return (
    <Entrance title={t('login.title')}>
      <LoginForm />
    </Entrance>
  );
}
