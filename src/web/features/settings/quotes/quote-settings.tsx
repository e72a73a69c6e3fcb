import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadedSettings } from '../loaded-settings.tsx';
import { QuoteSettingsForm } from './quote-settings-form.tsx';
import { useQuoteSettings } from './quote-settings-queries.ts';

/** What quotes are made with: shown as it is, then changed (H1). */
export function QuoteSettings() {
  const t = useTexts();
  const query = useQuoteSettings();
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">{t('settings:quotes.lead')}</p>
      <LoadedSettings
        query={query}
        skeleton={
          <>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="block" />
          </>
        }
      >
        {(settings, reload) => <QuoteSettingsForm settings={settings} onReload={reload} />}
      </LoadedSettings>
    </div>
  );
}
