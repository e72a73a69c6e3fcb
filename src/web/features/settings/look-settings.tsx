import { useState } from 'react';
import type { VersionedLook } from '#contract/settings.ts';
import { usePage } from '../../lib/page-context.ts';
import { exactTime } from '../../lib/relative-time.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { LookForm } from './look-form.tsx';
import { useLookSettings } from './look-queries.ts';
import { SettingsFailure } from './settings-failure.tsx';

/** How site, mails and documents look: shown as it is, then changed (G7). */
export function LookSettings() {
  const t = useTexts();
  const { data, error, isFetching, refetch } = useLookSettings();
  const [loads, setLoads] = useState(0);
  // The fields take their values when they are made: those of somebody else's change need new fields.
  const load = () => void refetch().then(() => setLoads(loads + 1));
  if (data) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid max-w-prose gap-1">
          <p className="text-muted">{t('settings:look.lead')}</p>
          <LastChange settings={data} />
        </div>
        <LookForm key={loads} settings={data} onReload={load} readNewest={async () => (await refetch()).data ?? null} />
      </div>
    );
  }
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
      <Skeleton shape="control" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

function LastChange({ settings: { changedAt, changedBy } }: { settings: VersionedLook }) {
  const t = useTexts();
  const { language } = usePage();
  if (changedAt === null) return <p className="text-sm text-muted">{t('settings:look.neverChanged')}</p>;
  const when = exactTime(changedAt, language);
  return (
    <p className="text-sm text-muted">
      {changedBy === null
        ? t('settings:look.lastChangeBySomeone', { when })
        : t('settings:look.lastChange', { when, who: changedBy })}
    </p>
  );
}
