import { getPriceBook } from '#contract/price-book/price-book.ts';
import { type Language, inEachLanguage } from '#domain/languages.ts';
import type { BuildManifest } from '#contract/pages/page-module.ts';
import { filesOf, pageEntrySource, pageSource, sheetSource, siteSource } from '../build-manifest.ts';
import { textSourcesOf } from '../hydrated-files.ts';
import { hydratedFileOf } from '../hydration-of.ts';
import { siteDescriptors } from '../screens.ts';
import type { BuiltFiles } from './messages.ts';
import { offlineScreens } from './offline-screens.ts';

type Build = {
  manifest: BuildManifest;
  version: string;
  /** Paths of files that are copied unchanged, such as the icons. */
  copied: readonly string[];
};

/** Offline screens that are hydrated; the others are their documents alone. */
const hydrated = offlineScreens.filter((screen) => siteDescriptors[screen].hydration !== 'none');

/** Groups the built files by what the offline screens need (B8). Throws when the build lacks one of these screens. */
export function listBuiltFiles({ manifest, version, copied }: Build): BuiltFiles {
  const pages = offlineScreens
    .flatMap((screen) => hydratedFileOf(screen) ?? [])
    .map((file) => pageSource(manifest, file));
  const sharedFiles = filesOf(manifest, [siteSource, pageEntrySource, sheetSource, ...pages]);
  const ownFiles = (language: Language) =>
    filesOf(manifest, textsOfScreens(language)).filter((file) => !sharedFiles.includes(file));
  return {
    version,
    shared: [...sharedFiles, ...copied],
    byLanguage: inEachLanguage(ownFiles),
    priceBook: getPriceBook.path,
  };
}

/** Sources of the texts and the content of all offline screens in a language. */
const textsOfScreens = (language: Language): string[] => [
  ...new Set(hydrated.flatMap((screen) => textSourcesOf({ screen, parameters: {} }, language))),
];
