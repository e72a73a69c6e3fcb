import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { isSiteScreen, screens } from '../src/domain/routes.ts';
import { pageFileOf } from '../src/web/page-modules.ts';
import { siteDescriptors } from '../src/web/screens.ts';

const hydrated = 'virtual:pages/hydrated';
const readOnly = 'virtual:pages/read-only';
const folders = ['src/web/pages/site', 'src/web/pages/portal'];

/**
 * Makes two modules from what the descriptors say about hydration: the index of the pages that browsers hydrate, and for
 * the styles of the others a module that imports those.
 */
export const pageIndexes: Plugin = {
  name: 'page-indexes',
  resolveId: (id) => (id === hydrated || id === readOnly ? `\0${id}` : null),
  load(id) {
    if (id === `\0${hydrated}`) return indexOf(filesWhere((hydration) => hydration !== 'none'));
    return id === `\0${readOnly}` ? indexOf(filesWhere((hydration) => hydration === 'none')) : null;
  },
};

function filesWhere(test: (hydration: string | undefined) => boolean): string[] {
  const wanted = screens.filter(isSiteScreen).filter((screen) => test(siteDescriptors[screen].hydration));
  const read = test('none') ? (['notFound'] as const) : [];
  return [...new Set([...wanted, ...read].map(pageFileOf))];
}

const indexOf = (files: readonly string[]): string =>
  `export const pages = {${files.map((file) => `'${file}': () => import('/${sourceOf(file)}')`).join(', ')}};`;

function sourceOf(file: string): string {
  const source = folders.map((folder) => `${folder}/${file.slice(2)}`).find((path) => existsSync(path));
  if (source === undefined) throw new Error(`There is no page ${file}.`);
  return source;
}
