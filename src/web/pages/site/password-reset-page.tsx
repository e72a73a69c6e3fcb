import { Entrance } from '../../features/accounts/entrance.tsx';
import { NewPasswordForm } from '../../features/accounts/password/new-password-form.tsx';
import { ResetForm } from '../../features/accounts/password/reset-form.tsx';
import { useLinkToken } from '../../features/accounts/use-link-token.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { SkeletonGroup, Skeleton } from '../../ui/skeleton.tsx';

/** Asks for a link to set a new password, and takes the new password from whoever comes with one (F3). */
export function PasswordResetPage() {
  const t = useTexts();
  const token = useLinkToken();
  return (
    <Entrance title={t('accounts:reset.title')}>
      {token === null ? (
        <SkeletonGroup label={t('common:loading')} className="gap-6">
          <Skeleton />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      ) : null}
      {token === '' ? <ResetForm /> : null}
      {token ? <NewPasswordForm token={token} /> : null}
    </Entrance>
  );
}
