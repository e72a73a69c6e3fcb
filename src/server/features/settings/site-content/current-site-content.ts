import type { Kysely } from 'kysely';
import { countries } from '#domain/catalogue/case-studies.ts';
import { serviceOfSlug } from '#domain/catalogue/services.ts';
import { trades } from '#domain/configurator/answers.ts';
import type { ContentKind, CountedFigure } from '#domain/content/content-kinds.ts';
import {
  type DocumentsInForce,
  type PublishedParts,
  type Showing,
  type ShownNotice,
  partsOf,
  showNotices,
} from '#domain/content/shown-content.ts';
import { contentPicturePath } from '#contract/content/content.ts';
import type { PageInput } from '#contract/page.ts';
import { dayOf } from '#domain/days.ts';
import { finishTexts } from '#domain/languages/finish-texts.ts';
import { type Language, defaultLanguage, languages } from '#domain/languages.ts';
import type { RouteMatch } from '#domain/routes.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { type CachedSetting, createCachedSetting } from '#server/features/settings/cached-setting.ts';
import { type PictureRow, readSiteContent } from './site-content-store.ts';

export type CurrentSiteContent = {
  version: number;
  documents: DocumentsInForce;
  pictures: ReadonlyMap<string, PictureRow>;
  completedProjects: number;
  /** The day on which a kind was last published, `YYYY-MM-DD`. */
  publishedOn: { readonly [Kind in ContentKind]?: string };
};

/** What the owner has published, in memory, so that no page asks the database for it (A12). */
export type SiteContentSource = CachedSetting<CurrentSiteContent>;

/** Creates the source of what the owner has published; until the first read there is nothing. */
export function createSiteContentSource({
  db,
  clock,
}: {
  db: Kysely<DatabaseSchema>;
  clock: () => number;
}): SiteContentSource {
  return createCachedSetting<Awaited<ReturnType<typeof readSiteContent>>, CurrentSiteContent>({
    read: () => readSiteContent(db),
    prepare: ({ published, takenBack, pictures, completedProjects, version }) => ({
      version,
      completedProjects,
      documents: Object.fromEntries(published.map(({ kind, document }) => [kind, document])),
      pictures: new Map(pictures.map((row) => [row.id, row])),
      publishedOn: Object.fromEntries(
        [...published, ...takenBack].map(({ kind, at }) => [kind, dayOf(at, defaultLanguage)]),
      ),
    }),
    first: { version: 0, documents: {}, pictures: new Map(), completedProjects: 0, publishedOn: {} },
    clock,
  });
}

/** Shows a change at once, here and on the other servers; to be called after its commit. */
export async function followSiteContent({ siteContent, live }: Pick<Services, 'siteContent' | 'live'>): Promise<void> {
  // The change is stored. If this read fails, it follows within seconds.
  await siteContent.refresh().catch(() => undefined);
  live.announceSettings();
}

type Content = Pick<CurrentSiteContent, 'documents' | 'pictures' | 'completedProjects'>;
type Counting = Pick<Services, 'siteReferences'>;

/** What the page of a screen shows in place of the program's own texts. */
export function publishedParts(
  services: Counting,
  { documents, pictures, completedProjects }: Content,
  { match, language }: { match: RouteMatch; language: Language },
): PublishedParts {
  const showing: Showing = {
    language,
    pictureOf: (id) => pictureAddress(pictures.get(id)),
    countOf: (counted) => countOf(services, completedProjects)[counted as CountedFigure],
  };
  const service = serviceOfSlug(match.parameters['slug'] ?? '');
  return finishTexts(partsOf(match.screen, documents, { ...showing, service }), language);
}

const pictureAddress = (row: PictureRow | undefined) =>
  row ? { src: contentPicturePath.replace(':id', row.id), width: row.width, height: row.height } : null;

/** What the program counts; the seconds are those of the quick mode (C1). */
const countOf = ({ siteReferences }: Counting, completedProjects: number): Record<CountedFigure, number> => ({
  own: 0,
  trades: trades.filter((trade) => trade !== 'custom').length,
  countries: countries.length,
  languages: languages.length,
  seconds: 60,
  projects: completedProjects,
  references: siteReferences.current().references.length,
});

/** Notices that hold at a time (ms UTC), as pages of a language show them. */
export function publishedNotices(
  { documents: { notices } }: Pick<Content, 'documents'>,
  language: Language,
  now: number,
): ShownNotice[] {
  return notices ? finishTexts(showNotices(notices, language, dayOf(now, defaultLanguage)), language) : [];
}

/** What every page is told of the content: its notices. */
export function contentOfPages(
  { siteContent, clock }: Pick<Services, 'siteContent' | 'clock'>,
  language: Language,
): Pick<PageInput, 'notices'> {
  const notices = publishedNotices(siteContent.current(), language, clock());
  return notices.length > 0 ? { notices } : {};
}
