import type { VersionedQuoteSettings } from '#contract/settings.ts';
import type { Language } from '#domain/languages.ts';
import { checkQuoteSettings, cleanQuoteSettings } from '#domain/settings/check-quote-settings.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { refuseFields } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { storedQuoteSettings } from '#server/stored/quotes/quote-settings.ts';
import { quoteSettingsName } from './quote-settings-store.ts';
import { replaceSettings } from './settings-store.ts';

type Change = { change: VersionedQuoteSettings; language: Language; audit: Audit };

/**
 * Changes what quotes are made with (H1); quotes that were sent stay as they are. Throws `invalid-input` for wrong accounts,
 * days and rates, `changed-meanwhile` unless the version is the present one.
 */
export async function changeQuoteSettings(
  services: Pick<Services, 'db' | 'clock' | 'quoteSettings' | 'live'>,
  { change: { version, ...typed }, language, audit }: Change,
): Promise<VersionedQuoteSettings> {
  const value = cleanQuoteSettings(typed);
  refuseFields(checkQuoteSettings(value), language);
  await services.db.transaction().execute(async (transaction) => {
    const row = { name: quoteSettingsName, shape: storedQuoteSettings, value, version, now: services.clock() };
    if (!(await replaceSettings(transaction, row))) throw new AppError('changed-meanwhile');
    await audit(transaction, { facts: {} });
  });
  // The change is stored. If this read fails, drafts follow within seconds, as on every other instance.
  await services.quoteSettings.refresh().catch(() => undefined);
  services.live.announceSettings();
  return { ...value, version: version + 1 };
}
