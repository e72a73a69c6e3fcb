import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { isSiteScreen, screens } from '../src/domain/routes.ts';
import { hydratedFileOf, isPageHydrated } from '../src/web/hydration-of.ts';
import { pageFileOf } from '../src/web/page-modules.ts';

const hydrated = 'virtual:pages/hydrated';
const readOnly = 'virtual:pages/read-only';
const folders = ['src/web/pages/site', 'src/web/pages/portal', 'src/web/pages/islands'];
const siteScreens = screens.filter(isSiteScreen);

/**
 * Makes two modules from what the descriptors say about hydration: the index of the pages and islands that browsers hydrate, and for
 * the styles of the pages that the server alone renders a module that imports those.
 */
export const pageIndexes: Plugin = {
  name: 'page-indexes',
  resolveId: (id) => (id === hydrated || id === readOnly ? `\0${id}` : null),
  load(id) {
    if (id === `\0${hydrated}`) return indexOf(siteScreens.flatMap((screen) => hydratedFileOf(screen) ?? []));
    if (id !== `\0${readOnly}`) return null;
    const rendered = siteScreens.filter((screen) => !isPageHydrated(screen));
    return indexOf([...rendered, 'notFound' as const].map(pageFileOf));
  },
};

const indexOf = (files: readonly string[]): string =>
  `export const pages = {${[...new Set(files)].map((file) => `'${file}': () => import('/${sourceOf(file)}')`).join(', ')}};`;

function sourceOf(file: string): string {
  const source = folders.map((folder) => `${folder}/${file.slice(2)}`).find((path) => existsSync(path));
  if (source === undefined) throw new Error(`There is no page ${file}.`);
  return source;
}
