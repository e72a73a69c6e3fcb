import { invitationPrefix } from '#domain/accounts/account.ts';
import { pathOf } from '#domain/routes.ts';
import { focusOnce } from '../../../lib/focus-once.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResetForm } from './reset-form.tsx';

type Props = {
  token: string;
  /** It was found out by sending a password. */
  isNew: boolean;
};

/**
 * In place of the new password where its link was used or has expired: the way to the login, and to a new link (F3). Says the same of a
 * link that never was, so that it tells nobody whether there is an account.
 */
export function EndedLink({ token, isNew }: Props) {
  const t = useTexts();
  const { language } = usePage();
  // An invited person has no verified address yet, to which a link could go.
  const isInvited = token.startsWith(invitationPrefix);
  return (
    <div className="grid gap-6">
      <div ref={isNew ? focusOnce : null} tabIndex={-1} className="outline-none">
        <Notice
          tone="warning"
          role={isNew ? 'alert' : 'note'}
          title={t('accounts:reset.over.title')}
          actions={<ButtonLink to={pathOf('login', language)}>{t('accounts:reset.toLogin')}</ButtonLink>}
        >
          {t(isInvited ? 'accounts:reset.over.invited' : 'accounts:reset.over.text')}
        </Notice>
      </div>
      {isInvited ? null : <ResetForm />}
    </div>
  );
}
