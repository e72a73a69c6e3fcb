import { Entrance } from '../../features/accounts/entrance.tsx';
import { NewPasswordForm } from '../../features/accounts/password/new-password-form.tsx';
import { ResetForm } from '../../features/accounts/password/reset-form.tsx';
import { useLinkToken } from '../../features/accounts/use-link-token.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Asks for a link to set a new password, and takes the new password from whoever comes with one (F3). */
export function PasswordResetPage() {
  const t = useTexts();
  const token = useLinkToken();
  return (
    <Entrance title={t('accounts:reset.title')}>
      {token === '' ? <ResetForm /> : <NewPasswordForm token={token} />}
    </Entrance>
  );
}
