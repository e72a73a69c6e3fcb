import { useTranslation } from 'react-i18next';
import { Entrance } from '../../features/accounts/entrance.tsx';
import { SetupForm } from '../../features/accounts/setup-form.tsx';

/** Where the one-time link of the first start leads (F7). */
export function SetupPage() {
  const { t } = useTranslation('accounts');
  return (
    <Entrance title={t('setup.title')}>
      <SetupForm />
    </Entrance>
  );
}
