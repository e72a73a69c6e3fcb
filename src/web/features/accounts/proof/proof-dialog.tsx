import { useState } from 'react';
import { checkCurrentPassword } from '#domain/accounts/new-password.ts';
import { usePublicForm } from '../../../lib/forms/use-public-form.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AccountForm } from '../account-form.tsx';
import { passkeyRefusal } from '../passkeys/passkey-refusal.ts';
import { usePasskeySupport } from '../passkeys/passkey-support.ts';
import { PasswordInput } from '../password-input.tsx';
import { useOwnAccount } from '../queries.ts';
import { proveWithPasskey, proveWithPassword } from './proof-calls.ts';

type Props = { onEnd: (isProved: boolean) => void };

/** Asks for the own password or a passkey before a step that a stolen session must not take (F5). Import it lazily. */
export function ProofDialog({ onEnd }: Props) {
  const t = useTexts();
  const { data: account } = useOwnAccount();
  const isSupported = usePasskeySupport();
  const form = usePublicForm({
    id: 'proof',
    start: { currentPassword: '' },
    check: ({ currentPassword }) => checkCurrentPassword(currentPassword),
    async send({ currentPassword }) {
      await proveWithPassword(currentPassword);
      onEnd(true);
    },
    fieldOfCode: { 'password-wrong': 'currentPassword' },
    afterwards: 'leave',
  });
  const hasPasskey = isSupported !== false && (account?.passkeys.length ?? 0) > 0;
  return (
    <Dialog
      isOpen
      onOpenChange={() => onEnd(false)}
      title={t('portal:settings.proof.title')}
      description={t('portal:settings.proof.text')}
    >
      <AccountForm
        form={form}
        variant="primary"
        failureTitle={t('portal:settings.proof.failure')}
        submitLabel={t('portal:settings.proof.submit')}
        actions={
          <Button variant="quiet" onClick={() => onEnd(false)}>
            {t('common:actions.cancel')}
          </Button>
        }
      >
        <input type="text" name="username" autoComplete="username" value={account?.username ?? ''} readOnly hidden />
        <PasswordInput
          {...form.field('currentPassword')}
          label={t('accounts:newPassword.current')}
          kind="current-password"
        />
      </AccountForm>
      {hasPasskey ? <PasskeyProof onProved={() => onEnd(true)} onFailed={form.fail} /> : null}
    </Dialog>
  );
}

type PasskeyProps = { onProved: () => void; onFailed: (error: Error) => void };

/** The same by a passkey, for whoever has one. */
function PasskeyProof({ onProved, onFailed }: PasskeyProps) {
  const t = useTexts();
  const [isWaiting, setWaiting] = useState(false);

  async function prove(): Promise<void> {
    setWaiting(true);
    try {
      await proveWithPasskey();
      onProved();
    } catch (error) {
      setWaiting(false);
      if (passkeyRefusal(error) === null && error instanceof Error) onFailed(error);
    }
  }

  return (
    <Button isFullWidth isLoading={isWaiting} loadingText={t('common:working')} onClick={() => void prove()}>
      {t('portal:settings.proof.passkey')}
    </Button>
  );
}
