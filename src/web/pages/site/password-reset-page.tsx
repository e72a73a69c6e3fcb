import { useState } from 'react';
import { Entrance } from '../../features/accounts/entrance.tsx';
import { EndedLink } from '../../features/accounts/password/ended-link.tsx';
import { NewPasswordForm } from '../../features/accounts/password/new-password-form.tsx';
import { ResetForm } from '../../features/accounts/password/reset-form.tsx';
import { useLink } from '../../features/accounts/use-link-token.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';

/** Asks for a link to set a new password, and takes the new password from whoever comes with one (F3). */
export function PasswordResetPage() {
  const t = useTexts();
  const { token, isOver, end } = useLink();
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);
  const finish = (as: 'done' | 'refused') => {
    setOutcome(as);
    end();
  };
  const isOpen = token !== '' && (!isOver || outcome === 'done');
  return (
    <Entrance title={t('accounts:reset.title')}>
      {isOpen ? (
        <NewPasswordForm token={token} onDone={() => finish('done')} onOver={() => finish('refused')} />
      ) : isOver ? (
        <EndedLink token={token} isNew={outcome === 'refused'} />
      ) : (
        <ResetForm />
      )}
    </Entrance>
  );
}
