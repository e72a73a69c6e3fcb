import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type CachedSetting, createCachedSetting } from '#server/features/settings/cached-setting.ts';
import { readPriceBookVersion } from './price-version-store.ts';

/** The version of the price book in force, in memory, by which pages with prices are cached (A9). */
export type PriceVersionSource = CachedSetting<{ version: number }>;

/** Creates the source of the version; until the first read it is 0. */
export const createPriceVersionSource = ({
  db,
  clock,
}: {
  db: Kysely<DatabaseSchema>;
  clock: () => number;
}): PriceVersionSource =>
  createCachedSetting({
    read: async () => ({ version: await readPriceBookVersion(db) }),
    prepare: (read) => read,
    first: { version: 0 },
    clock,
  });
