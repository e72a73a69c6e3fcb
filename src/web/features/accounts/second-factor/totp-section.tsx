import { useState } from 'react';
import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { TotpEnrolment } from './totp-enrolment.tsx';
import { TotpOn } from './totp-on.tsx';

type Props = { account: OwnAccount };

const sectionId = 'totp';

/** The authenticator app: turned on with a first code, its recovery codes shown once, turned off with the password (F5). */
export function TotpSection({ account }: Props) {
  const t = useTexts();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { hasTotp, recoveryCodesLeft, hasShortRecoveryCodes, username } = account;

  function close(): void {
    setCodes(null);
    document.getElementById(sectionId)?.focus();
  }

  return (
    <SettingsSection
      id={sectionId}
      title={t('portal:settings.totp.title')}
      lead={t('portal:settings.totp.lead')}
      badge={
        <Badge tone={hasTotp ? 'done' : 'neutral'}>
          {hasTotp ? t('portal:settings.totp.on') : t('portal:settings.totp.off')}
        </Badge>
      }
    >
      {codes ? <RecoveryCodes codes={codes} username={username} onDone={close} /> : null}
      {codes === null && hasTotp ? (
        <TotpOn codesLeft={recoveryCodesLeft} hasShortCodes={hasShortRecoveryCodes} onCodes={setCodes} />
      ) : null}
      {codes === null && !hasTotp ? <TotpEnrolment onCodes={setCodes} /> : null}
    </SettingsSection>
  );
}
