import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadedSettings } from './loaded-settings.tsx';
import { useSecuritySettings } from './queries.ts';
import { SecuritySettingsForm } from './security-settings-form.tsx';

/** What the agency demands of everybody's sign-in: shown as it is, then changed (F5, F6). */
export function SecuritySettings() {
  const query = useSecuritySettings();
  return (
    <LoadedSettings
      query={query}
      skeleton={
        <>
          <Skeleton shape="block" />
          <Skeleton shape="control" className="max-w-xs" />
        </>
      }
    >
      {(settings, reload) => <SecuritySettingsForm settings={settings} onReload={reload} />}
    </LoadedSettings>
  );
}
