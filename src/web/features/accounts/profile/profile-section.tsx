import { useState } from 'react';
import type { OwnAccount } from '#contract/accounts/own-account.ts';
import { isOfAgency } from '#domain/accounts/account.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DefinitionList } from '../../../ui/definition-list.tsx';
import { DisplayNameForm } from './display-name-form.tsx';
import { EmailForm } from './email-form.tsx';
import { EmailState } from './email-state.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';

type Props = { account: OwnAccount };

/** Name and address of the account; the address can be changed and its verification asked for again (F2). */
export function ProfileSection({ account }: Props) {
  const t = useTexts();
  const [isChanging, setChanging] = useState(false);
  const { username, email, isEmailVerified } = account;
  const { user } = usePage().data;
  const hint = useHint(account);
  return (
    <SettingsSection id="profile" title={t('portal:settings.profile.title')}>
      <DefinitionList
        items={[
          { id: 'username', term: t('accounts:login.username'), detail: username },
          { id: 'email', term: t('portal:account.email'), detail: <EmailState account={account} /> },
        ]}
      />
      {user && isOfAgency(user.role) ? <DisplayNameForm account={account} /> : null}
      {hint === null ? null : <p className="text-sm text-muted">{hint}</p>}
      {isChanging ? (
        <EmailForm onDone={() => setChanging(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {email !== null && !isEmailVerified ? <ResendVerification email={email} /> : null}
          <Button onClick={() => setChanging(true)}>
            {email === null ? t('portal:settings.profile.add') : t('portal:settings.profile.change')}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

/** What an address that does not count yet, or is missing, means. */
function useHint({ email, isEmailVerified }: OwnAccount): string | null {
  const t = useTexts();
  if (email === null) return t('portal:settings.profile.none');
  return isEmailVerified ? null : t('portal:settings.profile.unverified');
}
