import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { PasskeysSection } from '../passkeys/passkeys-section.tsx';
import { PasswordSection } from '../password/password-section.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { type Demand, SecondFactorDemand } from '../second-factor/second-factor-demand.tsx';
import { SessionsSection } from '../sessions/sessions-section.tsx';
import { TotpSection } from '../second-factor/totp-section.tsx';
import { usePage } from '../../../lib/page-context.ts';

type Props = { account: OwnAccount };

/** Everything that a person can set of the own account; only a second factor while one is demanded first (F5). */
export function AccountSettings({ account }: Props) {
  const demand = useDemand(account);
  const isOpen = demand !== 'demanded';
  return (
    <>
      <SecondFactorDemand account={account} state={demand} />
      {isOpen ? <ProfileSection account={account} /> : null}
      {isOpen ? <PasswordSection account={account} /> : null}
      <TotpSection account={account} />
      <PasskeysSection account={account} />
      {isOpen ? <SessionsSection /> : null}
    </>
  );
}

/** Whether a second factor has to be set up now, or was put off; none also while there is one. */
function useDemand({ hasTotp, passkeys, isSecondFactorRequired, secondFactorPutOffUntil }: OwnAccount): Demand {
  const { user } = usePage().data;
  if (!isSecondFactorRequired || hasTotp || passkeys.length > 0) return 'none';
  return secondFactorPutOffUntil !== null && !user?.mustEnrol ? 'put-off' : 'demanded';
}
