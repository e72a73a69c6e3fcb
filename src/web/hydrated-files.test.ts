import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { PageInput } from '#contract/page.ts';
import type { BuildManifest } from '#contract/pages/page-module.ts';
import { type Language, languages } from '#domain/languages.ts';
import { type Screen, screens } from '#domain/routes.ts';
import { hydratedFilesOf } from './hydrated-files.ts';
import { hydrationOf } from './hydration-of.ts';

const inputOf = (screen: Screen | null, language: Language = 'sk', isDenied = false) =>
  ({ screen, parameters: {}, language, isDenied }) as unknown as PageInput;

/** A page in miniature: its dialog comes later, and a part of it is shared. */
const manifest: BuildManifest = {
  'src/web/entry-site.ts': { file: 'site.js' },
  'src/web/entry-page.tsx': {
    file: 'entry.js',
    imports: ['_react.js', 'src/web/entry-site.ts'],
    dynamicImports: ['src/web/pages/site/login-page.tsx'],
  },
  '_react.js': { file: 'react.js' },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  'src/web/pages/site/login-page.tsx': {
    file: 'login.js',
    imports: ['_shared.js', 'src/web/entry-page.tsx'],
    dynamicImports: ['src/web/ui/dialog.tsx'],
  },
  'src/web/ui/dialog.tsx': { file: 'dialog.js' },
  'virtual:text-files/site/sk': { file: 'sk.js' },
  ...Object.fromEntries(
    ['common', 'accounts', 'errors', 'drafts', 'validation', 'unsent'].map((name) => [
      `src/locales/sk/${name}.ts`,
      { file: `${name}.js` },
    ]),
  ),
};

describe('the modules of a document', () => {
  test('A1 a page names what its browser imports at once, shared chunks and texts included, and nothing that comes later', () => {
    const files = hydratedFilesOf(manifest, inputOf('login'));
    for (const name of ['react', 'shared', 'login', 'sk', 'common']) assert.ok(files.includes(`/${name}.js`), name);
    for (const name of ['site', 'entry', 'dialog']) assert.ok(!files.includes(`/${name}.js`), name);
  });

  test('A1 what is only read, denied or not found names none', () => {
    const inputs = [inputOf('home'), inputOf('login', 'sk', true), inputOf(null)];
    assert.deepEqual(
      inputs.map((input) => hydratedFilesOf(manifest, input)),
      [[], [], []],
    );
  });

  test('A1 the build has the modules of every screen in every language', async () => {
    const file = path.join(import.meta.dirname, '../../dist/client/.vite/manifest.json');
    const built = JSON.parse(await readFile(file, 'utf8')) as BuildManifest;
    for (const screen of screens) {
      for (const language of languages) {
        const input = inputOf(screen, language);
        assert.equal(
          hydratedFilesOf(built, input).length > 0,
          hydrationOf(input) !== 'none',
          `${screen} (${language})`,
        );
      }
    }
  });
});
