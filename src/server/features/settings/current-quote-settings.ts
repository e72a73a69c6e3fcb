import type { Kysely } from 'kysely';
import { firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type CachedSetting, createCachedSetting } from './cached-setting.ts';
import { type StoredQuoteSettings, readQuoteSettings } from './quote-settings-store.ts';

/** What quotes are made with, in memory. */
export type QuoteSettingsSource = CachedSetting<StoredQuoteSettings>;

/** Creates the source of the settings of quotes; until the first read it returns the first ones. */
export function createQuoteSettingsSource({
  db,
  clock,
}: {
  db: Kysely<DatabaseSchema>;
  clock: () => number;
}): QuoteSettingsSource {
  return createCachedSetting({
    read: () => readQuoteSettings(db),
    prepare: (stored) => stored,
    first: { settings: firstQuoteSettings(), version: 0 },
    clock,
  });
}
