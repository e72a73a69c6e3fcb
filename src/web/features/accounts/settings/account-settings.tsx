import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasskeysSection } from '../passkeys/passkeys-section.tsx';
import { PasswordSection } from '../password/password-section.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { SessionsSection } from '../sessions/sessions-section.tsx';
import { TotpSection } from '../second-factor/totp-section.tsx';

type Props = { account: OwnAccount };

/** Everything that a person can set of the own account; only a second factor while one is demanded first (F5). */
export function AccountSettings({ account }: Props) {
  const { hasTotp, passkeys, isSecondFactorRequired } = account;
  const mustEnrol = isSecondFactorRequired && !hasTotp && passkeys.length === 0;
  return (
    <>
      <Demand mustEnrol={mustEnrol} />
      {mustEnrol ? null : <ProfileSection account={account} />}
      {mustEnrol ? null : <PasswordSection account={account} />}
      <TotpSection account={account} />
      <PasskeysSection account={account} />
      {mustEnrol ? null : <SessionsSection />}
    </>
  );
}

/** Says that a second factor is demanded first; once there is one, that the rest is open. */
function Demand({ mustEnrol }: { mustEnrol: boolean }) {
  const t = useTexts();
  const { data, language } = usePage();
  if (mustEnrol) {
    return (
      <Notice tone="warning" title={t('portal:settings.demanded.title')}>
        {t('portal:settings.demanded.text')}
      </Notice>
    );
  }
  if (!data.user?.mustEnrol) return null;
  return (
    <Notice
      tone="success"
      role="status"
      title={t('portal:settings.enrolled.title')}
      actions={
        <ButtonLink to={pathOf(data.user.isAdmin ? 'admin' : 'portal', language)} reloadDocument>
          {t('portal:settings.enrolled.action')}
        </ButtonLink>
      }
    >
      {t('portal:settings.enrolled.text')}
    </Notice>
  );
}
