import { useTexts } from '../../../lib/texts/use-texts.ts';
import { useOwnAccount } from '../queries.ts';
import { AccountSettings } from './account-settings.tsx';
import { LoadingFailure } from './loading-failure.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

/** The own account, or that it is loading or could not be loaded (F2, F4, F5). */
export function OwnAccountSettings() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useOwnAccount();
  if (data) return <AccountSettings account={data} />;
  if (!error) return <SettingsSkeleton />;
  return (
    <LoadingFailure
      error={error}
      title={t('portal:settings.failed')}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
