import type { Screen } from '#domain/routes.ts';

/** Part of the bundler's manifest; keys are sources or names of shared chunks. */
export type BuildManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>;

/** Source of the script that takes every page over. */
export const entrySource = 'src/web/entry-client.tsx';

/** Source of the sheet with the styles of all screens. */
export const sheetSource = 'src/web/styles/app.css';

/** Source of what every screen of the back office needs: its head and the names of its parts. */
export const officeSource = 'src/web/pages/admin/office-screens.ts';

/** Screens that share a page with others. */
const sharedPages: Partial<Record<Screen | 'notFound', string>> = { privacy: 'legal', terms: 'legal' };

/** Source of a screen: `<screen>-page.tsx` in a folder of `pages`. Throws when the build has none. */
export function pageSource(manifest: BuildManifest, screen: Screen | 'notFound'): string {
  const name = `/${sharedPages[screen] ?? kebab(screen)}-page.tsx`;
  const source = Object.keys(manifest).find((key) => key.startsWith('src/web/pages/') && key.endsWith(name));
  if (!source) throw new Error(`The build has no page of the screen ${screen} (${name}).`);
  return source;
}

/** Paths of everything that the sources load, at once or later; other screens and texts are roots of their own. */
export function filesOf(manifest: BuildManifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const waiting = [...sources];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}.`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter((each) => !isRoot(each)));
  }
  return [...files].toSorted();
}

const isRoot = (key: string) => /^src\/(?:web\/pages\/.*-page\.tsx$|locales\/)/.test(key);

/** Name of a file in this project for a name in camel case. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
