import { useTexts } from '../../lib/texts/use-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AgencyForm } from './agency-form.tsx';
import { useAgencyFacts } from './agency-queries.ts';
import { LoadedSettings } from './loaded-settings.tsx';

/** What the law wants to know of the agency: shown as it is, then changed (G7). */
export function AgencySettings() {
  const t = useTexts();
  const query = useAgencyFacts();
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">{t('settings:agency.lead')}</p>
      <LoadedSettings
        query={query}
        skeleton={
          <>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </>
        }
      >
        {(settings, reload) => <AgencyForm settings={settings} onReload={reload} />}
      </LoadedSettings>
    </div>
  );
}
