import { getPriceBook } from '#contract/price-book.ts';
import type { Language } from '#domain/languages.ts';
import type { Screen } from '#domain/routes.ts';
import { contentFilesOf } from '../lib/page-content.ts';
import { areasOf } from '../screens.ts';
import type { BuiltFiles } from './messages.ts';
import { offlineScreens } from './offline-screens.ts';

/** Part of the bundler's manifest; keys are sources or names of shared chunks. */
export type BuildManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>;

type Build = {
  manifest: BuildManifest;
  version: string;
  /** Paths of files that are copied as they are, such as the icons. */
  copied: readonly string[];
};

const roots = ['src/web/entry-client.ts', 'src/web/hydrate.tsx', ...offlineScreens.map(pageOf)];

/** Groups the built files by what the kept screens need (B8). Throws when the build lacks one of these screens. */
export function listBuiltFiles({ manifest, version, copied }: Build): BuiltFiles {
  const sharedFiles = filesOf(manifest, roots);
  const ownFiles = (language: Language) =>
    filesOf(manifest, textsOfScreens(language)).filter((file) => !sharedFiles.includes(file));
  return {
    version,
    shared: [...sharedFiles, ...copied],
    byLanguage: { sk: ownFiles('sk'), cs: ownFiles('cs'), da: ownFiles('da'), en: ownFiles('en') },
    priceBook: getPriceBook.path,
  };
}

function pageOf(screen: Screen): string {
  return `src/web/pages/site/${screen}-page.tsx`;
}

/** Sources of the texts and the content of all kept screens in a language. */
function textsOfScreens(language: Language): string[] {
  const areas = ['common', ...offlineScreens.flatMap((screen) => areasOf[screen])];
  const names = areas.map((area) => area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const content = offlineScreens.flatMap((screen) =>
    contentFilesOf({ screen, parameters: {} }).map(([, file]) => file),
  );
  return [...new Set([...names, ...content])].map((name) => `src/locales/${language}/${name}.ts`);
}

/** Everything that the sources load, at once or later; other screens and texts are roots of their own. */
function filesOf(manifest: BuildManifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const waiting = [...sources];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}, which is to be kept for reading without a network.`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter((each) => !isRoot(each)));
  }
  return [...files].toSorted();
}

const isRoot = (key: string) => key.startsWith('src/web/pages/') || key.startsWith('src/locales/');
