import { Entrance } from '../../features/accounts/entrance.tsx';
import { VerificationForm } from '../../features/accounts/profile/verification-form.tsx';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Where the link that verifies an address leads (F2). */
export function EmailVerificationPage() {
  const t = useTexts();
  return (
    <Entrance title={t('accounts:verification.title')}>
      <VerificationForm />
    </Entrance>
  );
}
