import { useEffect } from 'react';
import { initialsOf } from '#domain/accounts/initials.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { markSignedIn, mayBeSignedIn } from '#web/features/drafts/account/signed-in-marker.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLogOut } from './use-log-out.ts';

/** Who is signed in, and the way out (F1). */
export function AccountBar() {
  const t = useTexts();
  const { data, language } = usePage();
  // A session from elsewhere, such as of before this device was asked for it.
  useEffect(() => {
    if (!mayBeSignedIn()) markSignedIn();
  }, []);
  if (!data.user) return null;
  return (
    <div className="flex min-h-11 min-w-0 items-center gap-2 max-sm:shrink-0">
      <p className="flex min-w-0 items-center gap-2 text-sm text-muted max-sm:sr-only">
        <Avatar initials={initialsOf(data.user.username)} />
        <span className="sr-only">{t('accounts:session.signedInAs')}</span>
        <a className="inline-flex min-h-11 min-w-0 items-center" href={pathOf('settings', language)}>
          <span className="truncate">{data.user.username}</span>
        </a>
      </p>
      <LogoutButton />
    </div>
  );
}

function LogoutButton() {
  const t = useTexts();
  const { isLeaving, logOut } = useLogOut();
  return (
    <Button size="sm" variant="quiet" className="-me-3.5" isLoading={isLeaving} onClick={logOut}>
      {t('accounts:logout.action')}
    </Button>
  );
}
