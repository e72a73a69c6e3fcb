import type { Kysely } from 'kysely';
import { type QuoteSettings, firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { storedQuoteSettings } from '#server/stored/quotes/quote-settings.ts';

/** Row of the table `settings` that holds them. */
export const quoteSettingsName = 'quotes';

/** The settings with the version to change them by, 0 until they are first changed. */
export type StoredQuoteSettings = { settings: QuoteSettings; version: number };

/** Reads what quotes are made with. */
export async function readQuoteSettings(db: Kysely<DatabaseSchema>): Promise<StoredQuoteSettings> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('name', '=', quoteSettingsName)
    .executeTakeFirst();
  if (!row) return { settings: firstQuoteSettings(), version: 0 };
  return { settings: storedQuoteSettings.read(row.value, `settings ${quoteSettingsName}`), version: row.version };
}
