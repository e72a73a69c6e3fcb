import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { PasskeysSection } from '../passkeys/passkeys-section.tsx';
import { PasswordSection } from '../password/password-section.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { SecondFactorDemand } from '../second-factor/second-factor-demand.tsx';
import { SessionsSection } from '../sessions/sessions-section.tsx';
import { TotpSection } from '../second-factor/totp-section.tsx';
import { usePage } from '../../../lib/page-context.ts';

type Props = { account: OwnAccount };

/** Everything that a person can set of the own account; only a second factor while one is demanded first (F5). */
export function AccountSettings({ account }: Props) {
  const { user } = usePage().data;
  const { hasTotp, passkeys, isSecondFactorRequired, secondFactorPutOffUntil } = account;
  const isMissing = isSecondFactorRequired && !hasTotp && passkeys.length === 0;
  const isPutOff = isMissing && secondFactorPutOffUntil !== null && !user?.mustEnrol;
  const mustEnrol = isMissing && !isPutOff;
  return (
    <>
      <SecondFactorDemand account={account} state={mustEnrol ? 'demanded' : isPutOff ? 'put-off' : 'none'} />
      {mustEnrol ? null : <ProfileSection account={account} />}
      {mustEnrol ? null : <PasswordSection account={account} />}
      <TotpSection account={account} />
      <PasskeysSection account={account} />
      {mustEnrol ? null : <SessionsSection />}
    </>
  );
}
