import type { BuildManifest } from '#contract/pages/page-module.ts';

/** Source of the small script of every document. */
export const siteSource = 'src/web/entry-site.ts';

/** Source of the script that hydrates the pages outside the back office. */
export const pageEntrySource = 'src/web/entry-page.tsx';

/** Source of the script that hydrates the back office. */
export const officeEntrySource = 'src/web/entry-office.tsx';

/** Source of what the server alone writes: the frame of pages, and pages that are only read. Browsers load none of it. */
export const serverMarkupSource = 'src/web/site/server-markup.ts';

/** Source of the sheet with the styles of all screens. */
export const sheetSource = 'src/web/styles/app.css';

/** Source of what every screen of the back office needs: its head and the index of its pages. */
export const officeSource = 'src/web/pages/admin/office-chunk.ts';

/** Returns the source of a page or an island by its file, such as `./faq-page.tsx`. Throws when the build has none. */
export function pageSource(manifest: BuildManifest, file: string): string {
  const name = file.slice(1);
  const source = Object.keys(manifest).find((key) => key.startsWith('src/web/pages/') && key.endsWith(name));
  if (!source) throw new Error(`The build has no page ${file}.`);
  return source;
}

/** Returns the paths of everything that the sources load, at once or later; other screens and texts are roots of their own. */
export const filesOf = (manifest: BuildManifest, sources: readonly string[]): string[] =>
  reach(manifest, sources, (key) => !isRoot(key));

/** Returns the paths of everything that the sources load at once. */
export const importedFilesOf = (manifest: BuildManifest, sources: readonly string[]): string[] =>
  reach(manifest, sources, () => false);

/** Returns the paths of everything that the sources can ever load. */
export const allFilesOf = (manifest: BuildManifest, sources: readonly string[]): string[] =>
  reach(manifest, sources, () => true);

function reach(manifest: BuildManifest, sources: readonly string[], follows: (key: string) => boolean): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const waiting = [...sources];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(follows));
  }
  return [...files].toSorted();
}

/** Whether a module is a root of its own: another screen, or texts. */
export const isRoot = (key: string) =>
  key === officeSource || /^src\/(?:web\/pages\/.*-(?:page|island)\.tsx$|locales\/)/.test(key);
