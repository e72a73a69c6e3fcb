import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ConfirmedAction } from '../../../ui/confirmed-action.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FormFailure } from '../form-failure.tsx';
import { useDisableTotp, useRenewRecoveryCodes } from '../queries.ts';
import { ConfirmedRemoval } from '../settings/confirmed-removal.tsx';

type Props = {
  codesLeft: number;
  /** Some are of an earlier release, and shorter. */
  hasShortCodes: boolean;
  onCodes: (codes: readonly string[]) => void;
};

/** The authenticator app is on: how many recovery codes are left, new ones, and the way to turn it off (F5). */
export function TotpOn({ codesLeft, hasShortCodes, onCodes }: Props) {
  const t = useTexts();
  const renew = useRenewRecoveryCodes();
  const disable = useDisableTotp();

  async function makeCodes(): Promise<void> {
    const { recoveryCodes } = await renew.mutateAsync({});
    onCodes(recoveryCodes);
  }

  return (
    <>
      <p>{t('portal:settings.totp.codesLeft', { count: codesLeft })}</p>
      {hasShortCodes ? <Notice>{t('portal:settings.totp.shortCodes')}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <ConfirmedAction
          variant="secondary"
          size="md"
          label={t('portal:settings.totp.renew')}
          title={t('portal:settings.totp.renew')}
          text={t('portal:settings.totp.renewText')}
          act={makeCodes}
          renderFailure={(error) => <FormFailure error={error} title={t('portal:settings.totp.renewFailure')} />}
        />
        <ConfirmedRemoval
          size="md"
          label={t('portal:settings.totp.disable')}
          title={t('portal:settings.totp.disableTitle')}
          text={t('portal:settings.totp.disableText')}
          failureTitle={t('portal:settings.totp.disableFailure')}
          done={t('portal:settings.totp.disabled')}
          act={() => disable.mutateAsync({})}
        />
      </div>
    </>
  );
}
