import { initialsOf } from '#domain/accounts/initials.ts';
import { pathOf } from '#domain/routes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';

type Props = { isLeaving: boolean; onLogOut: () => Promise<void> };

/** Who works here, with the way to their account and the way out (F1). */
export function OfficeAccount({ isLeaving, onLogOut }: Props) {
  const t = useTexts();
  const { data, language } = usePage();
  if (!data.user) return null;
  const { username } = data.user;
  return (
    <div className="flex min-w-0 items-center justify-between gap-1">
      <a className="office-row min-w-0 no-underline" href={pathOf('adminProfile', language)}>
        <Avatar initials={initialsOf(username)} />
        <span className="sr-only">{t('accounts:session.signedInAs')}</span>
        <span className="truncate">{username}</span>
      </a>
      <Button size="sm" variant="quiet" className="shrink-0" isLoading={isLeaving} onClick={onLogOut}>
        {t('accounts:logout.action')}
      </Button>
    </div>
  );
}
