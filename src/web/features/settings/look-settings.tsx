import type { VersionedLook } from '#contract/settings.ts';
import { usePage } from '../../lib/page-context.ts';
import { exactTime } from '../../lib/time/relative-time.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadedSettings } from './loaded-settings.tsx';
import { LookForm } from './look-form.tsx';
import { useLookSettings } from './look-queries.ts';

/** How site, mails and documents look: shown as it is, then changed (G7). */
export function LookSettings() {
  const t = useTexts();
  const query = useLookSettings();
  return (
    <LoadedSettings
      query={query}
      skeleton={
        <>
          <Skeleton shape="control" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </>
      }
    >
      {(settings, reload) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <div className="grid max-w-prose gap-1">
            <p className="text-muted">{t('settings:look.lead')}</p>
            <LastChange settings={settings} />
          </div>
          <LookForm settings={settings} onReload={reload} />
        </div>
      )}
    </LoadedSettings>
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
