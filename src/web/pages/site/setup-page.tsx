import { Entrance } from '../../features/accounts/entrance.tsx';
import { SetupForm } from '../../features/accounts/registration/setup-form.tsx';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Where the one-time link of the first start leads (F7). */
export function SetupPage() {
  const t = useTexts();
  return (
    <Entrance title={t('accounts:setup.title')}>
      <SetupForm />
    </Entrance>
  );
}
