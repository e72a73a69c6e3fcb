import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '#domain/languages.ts';
import type { BuildManifest } from '#contract/pages/page-module.ts';
import { contentFilesOf } from '../lib/texts/page-content.ts';
import { siteDescriptors } from '../screens.ts';
import { listBuiltFiles } from './built-files.ts';
import { offlineScreens } from './offline-screens.ts';

const pageOf = (screen: string) => `src/web/pages/site/${screen}-page.tsx`;
const islandOf = (screen: string) => `src/web/pages/islands/${screen}-island.tsx`;

/** A build in which every screen has a chunk of its own beside the frame of all. */
function sampleManifest(): BuildManifest {
  const texts = languages.flatMap((language) =>
    ['common', ...offlineScreens.flatMap((screen) => siteDescriptors[screen].texts), 'emails', 'content/case-studies']
      .concat(offlineScreens.flatMap((screen) => contentFilesOf({ screen, parameters: {} }).map(([, file]) => file)))
      .map((name) => `src/locales/${language}/${name}.ts`),
  );
  const islands = offlineScreens.filter((screen) => siteDescriptors[screen].hasIsland).map(islandOf);
  const pages = [...[...offlineScreens, 'login'].map(pageOf), ...islands];
  const own = [...texts, ...pages].map((key) => [key, { file: `assets/${key.replaceAll('/', '-')}.js` }]);
  return {
    ...(Object.fromEntries(own) as BuildManifest),
    'src/web/entry-site.ts': { file: 'assets/site.js' },
    'src/web/entry-page.tsx': {
      file: 'assets/entry.js',
      imports: ['_react.js', 'src/web/entry-site.ts'],
      dynamicImports: [...pages, ...texts],
    },
    'src/web/styles/app.css': { file: 'assets/app.css', assets: ['assets/font.woff2'] },
    '_react.js': { file: 'assets/react.js' },
    [pageOf('configurator')]: {
      file: 'assets/quote.js',
      imports: ['_react.js'],
      dynamicImports: ['src/web/ui/dialog.tsx'],
    },
    'src/web/ui/dialog.tsx': { file: 'assets/dialog.js' },
  };
}

const list = (manifest: BuildManifest) => listBuiltFiles({ manifest, version: 'v1', copied: ['/favicon.svg'] });

test('B8 the kept files are all that the kept screens load at once or later, and no other screen', () => {
  const { shared } = list(sampleManifest());
  for (const name of ['site.js', 'entry.js', 'app.css', 'font.woff2', 'react.js', 'quote.js', 'dialog.js']) {
    assert.ok(shared.includes(`/assets/${name}`), name);
  }
  assert.ok(shared.some((file) => file.includes('faq-island')));
  assert.ok(shared.includes('/favicon.svg'));
  assert.equal(new Set(shared).size, shared.length);
  assert.deepEqual(
    // Home page and the part around an island are their documents alone.
    shared.filter((file) => /login|home|faq-page|locales/.test(file)),
    [],
  );
});

test('B8 each language has its own texts and content, without those of other screens and languages', () => {
  const { byLanguage } = list(sampleManifest());
  for (const language of languages) {
    const files = byLanguage[language].join('\n');
    for (const part of ['common', 'faq', 'configurator']) {
      assert.match(files, new RegExp(`locales-${language}-${part}\\.ts`), part);
    }
    assert.doesNotMatch(files, /emails|case-studies|home|testimonials|content-faq/);
    for (const other of languages.filter((each) => each !== language)) {
      assert.ok(!files.includes(`locales-${other}-`), `${other} in ${language}`);
    }
  }
});

test('B8 a build that lacks a screen to be kept is refused by name', () => {
  const { [islandOf('faq')]: _faq, ...manifest } = sampleManifest();
  assert.throws(() => list(manifest), /faq-island\.tsx/);
});
