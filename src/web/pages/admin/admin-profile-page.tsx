import { AccountSettings } from '../../features/accounts/settings/account-settings.tsx';
import { LoadingFailure } from '../../features/accounts/settings/loading-failure.tsx';
import { SettingsSkeleton } from '../../features/accounts/settings/settings-skeleton.tsx';
import { useOwnAccount } from '../../features/accounts/queries.ts';
import { PlumbLine } from '../../ui/plumb-line.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { AdminFrame, OfficeTitle } from './admin-frame.tsx';
import { AdminQueries } from './admin-queries.tsx';

/** The own account within the back office: names, address, password, second factor, sessions (F2, F4, F5). */
export function AdminProfilePage() {
  const t = useTexts();
  return (
    <AdminQueries>
      <AdminFrame start={<OfficeTitle>{t('portal:settings.title')}</OfficeTitle>}>
        <Profile />
      </AdminFrame>
    </AdminQueries>
  );
}

function Profile() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useOwnAccount();
  return (
    <PlumbLine hasBob className="grid gap-14 pt-4">
      {data ? <AccountSettings account={data} /> : null}
      {error && !data ? (
        <LoadingFailure
          error={error}
          title={t('portal:settings.failed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : <SettingsSkeleton />}
    </PlumbLine>
  );
}
