import type { Kysely } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { type CachedSetting, createCachedSetting } from './cached-setting.ts';
import { type StoredSiteReferences, readSiteReferences } from './site-references-store.ts';

export type CurrentSiteReferences = Pick<StoredSiteReferences, 'references' | 'version'> & {
  /** The day on which they last changed, `YYYY-MM-DD`; '' for never. */
  changedOn: string;
};

/** The references that the site shows, in memory, so that no page asks the database for them (A11). */
export type SiteReferencesSource = CachedSetting<CurrentSiteReferences>;

/** Creates the source of the references; until the first read there are none. */
export function createSiteReferencesSource({
  db,
  clock,
}: {
  db: Kysely<DatabaseSchema>;
  clock: () => number;
}): SiteReferencesSource {
  return createCachedSetting({
    read: () => readSiteReferences(db),
    prepare: ({ changedAt, ...read }) => ({
      ...read,
      changedOn: changedAt === 0 ? '' : dayOf(changedAt, defaultLanguage),
    }),
    first: { references: [], version: 0, changedOn: '' },
    clock,
  });
}

/** Shows a change at once, here and on the other servers; to be called after its commit. */
export async function followSiteReferences({
  siteReferences,
  live,
}: Pick<Services, 'siteReferences' | 'live'>): Promise<void> {
  // The change is stored. If this read fails, it follows within seconds.
  await siteReferences.refresh().catch(() => undefined);
  live.announceSettings();
}
