import { useTexts } from '../../lib/use-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AgencyForm } from './agency-form.tsx';
import { useAgencyFacts } from './agency-queries.ts';
import { LoadedSettings } from './loaded-settings.tsx';

/** What the law wants to know of the agency: shown as it is, then changed (G7). */
export function AgencySettings() {
  const t = useTexts();
  const query = useAgencyFacts();
  return (
    <section className="grid gap-6" aria-labelledby="agency">
      <div className="grid max-w-prose gap-1">
        <h2 id="agency" className="text-xl">
          {t('settings:agency.title')}
        </h2>
        <p className="text-muted">{t('settings:agency.lead')}</p>
      </div>
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
    </section>
  );
}
