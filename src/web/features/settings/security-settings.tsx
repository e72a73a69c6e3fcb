import { useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useSecuritySettings } from './queries.ts';
import { SecuritySettingsForm } from './security-settings-form.tsx';
import { SettingsFailure } from './settings-failure.tsx';

/** What the agency demands of everybody's sign-in: shown as it is, then changed (F5, F6). */
export function SecuritySettings() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useSecuritySettings();
  const [loads, setLoads] = useState(0);
  // The fields take their values when they are made: those of somebody else's change need new fields.
  const load = () => void refetch().then(() => setLoads(loads + 1));
  if (data) return <SecuritySettingsForm key={loads} settings={data} onReload={load} />;
  if (error) {
    return (
      <SettingsFailure
        error={error}
        title={t('settings:failed')}
        action={
          <Button isLoading={isFetching} onClick={load}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <SkeletonGroup label={t('common:loading')} className="max-w-xl gap-8">
      <Skeleton shape="block" />
      <Skeleton shape="control" className="max-w-xs" />
    </SkeletonGroup>
  );
}
