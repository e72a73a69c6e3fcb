import type { Kysely } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { defaultLanguage } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { type CachedSetting, createCachedSetting } from './cached-setting.ts';
import { shownLanguage } from './site/shown-case-study.ts';
import { type StoredSiteCaseStudies, readSiteCaseStudies } from './site/site-case-studies-store.ts';
import { type StoredSiteReferences, readSiteReferences } from './site-references-store.ts';

type Changed = { version: number; changedAt: number };
type Current<Stored extends Changed> = Omit<Stored, 'changedAt'> & {
  version: number;
  /** The day on which they last changed, `YYYY-MM-DD`; '' for never. */
  changedOn: string;
};

/** The references that the site shows, in memory, so that no page asks the database for them (A11). */
export type SiteReferencesSource = CachedSetting<Current<StoredSiteReferences>>;

/** The case studies that the site shows, likewise (A5); `isShown` where there is any. */
export type SiteCaseStudiesSource = CachedSetting<Current<StoredSiteCaseStudies> & { isShown: boolean }>;

type Sources = { db: Kysely<DatabaseSchema>; clock: () => number };

const current = <Stored extends Changed>({ changedAt, ...read }: Stored): Current<Stored> => ({
  ...read,
  changedOn: changedAt === 0 ? '' : dayOf(changedAt, defaultLanguage),
});

/** Creates the source of the references; until the first read there are none. */
export const createSiteReferencesSource = ({ db, clock }: Sources): SiteReferencesSource =>
  createCachedSetting({
    read: () => readSiteReferences(db),
    prepare: current<StoredSiteReferences>,
    first: { references: [], version: 0, changedOn: '' },
    clock,
  });

/** Creates the source of the case studies; until the first read there are none. */
export const createSiteCaseStudiesSource = ({ db, clock }: Sources): SiteCaseStudiesSource =>
  createCachedSetting({
    read: () => readSiteCaseStudies(db),
    prepare(stored) {
      const studies = stored.studies.filter((study) => shownLanguage(study, defaultLanguage) !== null);
      return { ...current({ ...stored, studies }), isShown: studies.length > 0 };
    },
    first: { studies: [], version: 0, changedOn: '', isShown: false },
    clock,
  });

/** Shows a change of what the site tells of projects at once, here and on the other servers; to be called after its commit. */
export async function followSiteReferences({
  siteReferences,
  siteCaseStudies,
  live,
}: Pick<Services, 'siteReferences' | 'siteCaseStudies' | 'live'>): Promise<void> {
  // The change is stored. If this read fails, it follows within seconds.
  await Promise.all([siteReferences, siteCaseStudies].map((each) => each.refresh().catch(() => undefined)));
  live.announceSettings();
}
