import { AccountSettings } from '../../features/accounts/settings/account-settings.tsx';
import { LoadingFailure } from '../../features/accounts/settings/loading-failure.tsx';
import { useOwnAccount } from '../../features/accounts/queries.ts';
import { SettingsSkeleton } from '../../features/accounts/settings/settings-skeleton.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { AxisHeading } from '../../ui/axis-heading.tsx';
import { AdminQueries } from '../admin/admin-queries.tsx';
import { PortalFrame } from './portal-frame.tsx';

/** Own account: address, password, second factor, sessions (F2, F4, F5). */
export function SettingsPage() {
  return (
    <AdminQueries>
      <Settings />
    </AdminQueries>
  );
}

function Settings() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useOwnAccount();
  return (
    <PortalFrame>
      <AxisHeading level={1}>{t('portal:settings.title')}</AxisHeading>
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
    </PortalFrame>
  );
}
