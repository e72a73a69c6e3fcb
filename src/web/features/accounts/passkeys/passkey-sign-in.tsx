import { useState } from 'react';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FormFailure } from '../form-failure.tsx';
import { openAccount } from '../signed-in/open-account.ts';
import { passkeyRefusal } from './passkey-refusal.ts';
import { usePasskeySupport } from './passkey-support.ts';

/** Few people have a passkey: what it takes comes when one is used. */
const loadCalls = async () => import('./passkey-calls.ts');

/** Signs in with a passkey instead of a password, where the browser can (F5). */
export function PasskeySignIn() {
  const t = useTexts();
  const { language } = usePage();
  const isSupported = usePasskeySupport();
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<{ attempt: number; error: unknown } | null>(null);

  async function open(): Promise<void> {
    setWaiting(true);
    setFailure(null);
    try {
      const { signInWithPasskey } = await loadCalls();
      openAccount(await signInWithPasskey(), language, 'signed-in');
    } catch (error) {
      setWaiting(false);
      setFailure({ attempt: Date.now(), error });
    }
  }

  if (isSupported === false) return null;
  return (
    // Its place is kept until it is known whether it stays, so that nothing moves.
    <div className={classNames('grid gap-4', isSupported === null && 'invisible')}>
      <p className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-sm text-muted before:h-px before:bg-hair after:h-px after:bg-hair">
        {t('accounts:passkey.or')}
      </p>
      <Button isFullWidth isLoading={isWaiting} loadingText={t('common:working')} onClick={() => void open()}>
        {t('accounts:passkey.action')}
      </Button>
      {failure && passkeyRefusal(failure.error) !== null ? (
        <Notice tone="info" role="status">
          {t('accounts:passkey.cancelled')}
        </Notice>
      ) : null}
      {failure && passkeyRefusal(failure.error) === null ? (
        <FormFailure key={failure.attempt} error={failure.error} title={t('accounts:login.failure')} />
      ) : null}
    </div>
  );
}
