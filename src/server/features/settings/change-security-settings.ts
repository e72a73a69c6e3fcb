import type { VersionedSecuritySettings } from '#contract/settings.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import { securitySettingsName } from './security-settings-store.ts';
import { storedSecuritySettings } from '#server/stored/settings/security-settings.ts';
import { replaceSettings } from './settings-store.ts';

/**
 * Changes the security settings (F5, F6); they apply from the next call and the next new password on. Throws
 * `changed-meanwhile` unless the version is the present one.
 */
export async function changeSecuritySettings(
  services: Pick<Services, 'db' | 'clock' | 'security' | 'live'>,
  { version, ...settings }: VersionedSecuritySettings,
  audit: Audit,
): Promise<VersionedSecuritySettings> {
  await services.db.transaction().execute(async (transaction) => {
    const shape = storedSecuritySettings;
    const change = { name: securitySettingsName, shape, value: settings, version, now: services.clock() };
    const isStored = await replaceSettings(transaction, change);
    if (!isStored) throw new AppError('changed-meanwhile');
    await audit(transaction, { facts: settings });
  });
  // The change is stored. If this read fails, pages follow within seconds.
  await services.security.refresh().catch(() => undefined);
  services.live.announceSettings();
  return { ...settings, version: version + 1 };
}
