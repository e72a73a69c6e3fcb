import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useDisableTotp, useRenewRecoveryCodes } from '../queries.ts';

const LazyPasswordDialog = lazy(async () => ({
  default: (await import('../password/password-dialog.tsx')).PasswordDialog,
}));

type Props = {
  codesLeft: number;
  onCodes: (codes: readonly string[]) => void;
};

/** The authenticator app is on: how many recovery codes are left, new ones, and the way to turn it off (F5). */
export function TotpOn({ codesLeft, onCodes }: Props) {
  const t = useTexts();
  const [asked, setAsked] = useState<'renew' | 'disable' | null>(null);
  const renew = useRenewRecoveryCodes();
  const disable = useDisableTotp();
  const close = () => setAsked(null);

  async function makeCodes(currentPassword: string): Promise<void> {
    const { recoveryCodes } = await renew.mutateAsync({ body: { currentPassword } });
    onCodes(recoveryCodes);
  }

  async function turnOff(currentPassword: string): Promise<void> {
    await disable.mutateAsync({ body: { currentPassword } });
    showToast({
      title: t('portal:settings.totp.disabled.title'),
      description: t('portal:settings.totp.disabled.text'),
      tone: 'success',
    });
  }

  return (
    <>
      <p>{t('portal:settings.totp.codesLeft', { count: codesLeft })}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsked('renew')}>{t('portal:settings.totp.renew')}</Button>
        <Button variant="danger" onClick={() => setAsked('disable')}>
          {t('portal:settings.totp.disable')}
        </Button>
      </div>
      <Suspense fallback={null}>
        {asked === 'renew' ? (
          <LazyPasswordDialog
            title={t('portal:settings.totp.renew')}
            text={t('portal:settings.totp.renewText')}
            submitLabel={t('portal:settings.totp.renew')}
            failureTitle={t('portal:settings.totp.renewFailure')}
            act={makeCodes}
            onClose={close}
          />
        ) : null}
        {asked === 'disable' ? (
          <LazyPasswordDialog
            tone="danger"
            title={t('portal:settings.totp.disableTitle')}
            text={t('portal:settings.totp.disableText')}
            submitLabel={t('portal:settings.totp.disable')}
            failureTitle={t('portal:settings.totp.disableFailure')}
            act={turnOff}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}
