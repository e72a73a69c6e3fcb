import type { PageInput } from '#contract/page.ts';
import type { BuildManifest } from '#contract/pages/page-module.ts';
import type { Language } from '#domain/languages.ts';
import { type RouteMatch, type SiteScreen, isOfficeScreen } from '#domain/routes.ts';
import type { OfficeScreen } from '#domain/screens/office-paths.ts';
import {
  importedFilesOf,
  officeEntrySource,
  officeSource,
  pageEntrySource,
  pageSource,
  siteSource,
} from './build-manifest.ts';
import { hydratedFileOf, hydrationOf, isPageHydrated } from './hydration-of.ts';
import { kebab } from './lib/kebab.ts';
import { contentFilesOf } from './lib/texts/page-content.ts';
import { pageFileOf } from './page-modules.ts';
import { officeAreasOf } from './pages/admin/office-descriptors.ts';
import { siteDescriptors } from './screens.ts';

/**
 * Returns the paths of the modules that a browser imports at once to hydrate a document, beside the two scripts that it starts. By
 * following imports alone it learns of them one round trip after another. None where nothing is hydrated.
 */
export function hydratedFilesOf(manifest: BuildManifest, input: PageInput): string[] {
  const { screen, language } = input;
  if (screen === null || hydrationOf(input) === 'none') return [];
  const isOffice = isOfficeScreen(screen);
  const started = [siteSource, isOffice ? officeEntrySource : pageEntrySource];
  const page = isOffice ? pageFileOf(screen) : hydratedFileOf(screen);
  const sources = [
    ...started,
    `virtual:text-files/site/${language}`,
    ...(page === null ? [] : [pageSource(manifest, page)]),
    ...(isOffice ? officeSourcesOf(screen, language) : textSourcesOf({ ...input, screen }, language)),
  ];
  const startedFiles = started.map((source) => `/${manifest[source]?.file}`);
  return importedFilesOf(manifest, sources).filter((file) => !startedFiles.includes(file));
}

const officeSourcesOf = (screen: OfficeScreen, language: Language): string[] => [
  officeSource,
  `virtual:text-files/office/${language}`,
  ...sourcesIn(language, ['common', ...officeAreasOf(screen).map(kebab)]),
];

/** Returns the sources of the texts and the content that the browser needs for a screen outside the back office. */
export function textSourcesOf(match: RouteMatch & { screen: SiteScreen }, language: Language): string[] {
  const texts = siteDescriptors[match.screen].texts.map(kebab);
  const content = isPageHydrated(match.screen) ? contentFilesOf(match).map(([, file]) => file) : [];
  return sourcesIn(language, ['common', ...texts, ...content]);
}

const sourcesIn = (language: Language, names: readonly string[]): string[] =>
  names.map((name) => `src/locales/${language}/${name}.ts`);
