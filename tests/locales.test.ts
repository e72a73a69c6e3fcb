import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { languages } from '#domain/languages.ts';
import { texts } from '#locales/texts.ts';
import { allDescriptors } from '#web/all-descriptors.ts';
import { isSiteScreen, screens } from '#domain/routes.ts';
import { isPageHydrated } from '#web/hydration-of.ts';
import { confirmationMeta } from '#web/meta-of.ts';
import { pageFileOf } from '#web/page-modules.ts';
import { textFiles } from '#web/text-files.ts';
import { readProject, readSource } from '#tests/architecture/source-file.ts';
import { findServerAreas, findTextsOf } from './locales/browser-areas.ts';
import { type Tree, flatten } from './locales/flatten.ts';
import { checks } from './locales/rules.ts';
import { findUnusedKeys } from './locales/used-keys.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const allTexts: Readonly<Record<string, Tree>> = texts;

/** Where keys are named: everything but the texts themselves. */
const isCode = (file: string) =>
  file.startsWith('src/') && !/^src\/locales\/\w\w\//.test(file) && !file.includes('.test.');

/** Titles and descriptions of the screens, which are named by group. */
const namedByScreens = new Set(
  [...Object.values(allDescriptors).map(({ meta }) => meta), ...Object.values(confirmationMeta)].flatMap((meta) =>
    typeof meta === 'string' ? [`${meta}.title`, `${meta}.description`] : [],
  ),
);

describe('the texts of all languages (B1)', () => {
  const flat = flatten(allTexts);
  const project = readProject(root);

  test('there are texts in every language', () => {
    assert.deepEqual([...flat.keys()].toSorted(), [...languages].toSorted());
    for (const [language, own] of flat) assert.ok(own.size > 20, `${language} has ${own.size} texts`);
  });

  test('each file exports one area under its own name and is registered in texts.ts of its language', async () => {
    const files = globSync('src/locales/??/*.ts', { cwd: root, exclude: ['src/locales/??/texts.ts'] });
    const found = await Promise.all(
      files.map((file) => import(pathToFileURL(path.join(root, file)).href) as Promise<Tree>),
    );
    const wrong = files.filter((file, index) => {
      const [, , language = '', name = ''] = file.split(path.sep);
      const area = name.replace('.ts', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const own = found[index] ?? {};
      return Object.keys(own).join(' ') !== area || allTexts[language]?.[area] !== own[area];
    });
    assert.deepEqual(wrong, []);
    assert.equal(
      files.length,
      Object.values(allTexts).reduce((sum, areas) => sum + Object.keys(areas).length, 0),
    );
  });

  for (const [name, check] of Object.entries(checks)) {
    test(name, () => assert.deepEqual(check(flat), []));
  }

  test('every text is used', () => {
    const code = project.filter(({ path: file }) => isCode(file));
    const unused = findUnusedKeys(flat.get('sk')?.keys() ?? [], code);
    assert.deepEqual(
      unused.filter((key) => !namedByScreens.has(key)),
      [],
    );
  });

  /** What begins the part of `src/web` that no browser runs: the server's entry, and the pages that are never hydrated. */
  const readOnly = screens.filter(isSiteScreen).filter((screen) => !isPageHydrated(screen));
  const serverRoots = [
    'src/web/entry-server.tsx',
    'src/web/site/server-markup.ts',
    'src/web/server-pages.ts',
    ...[...readOnly, 'notFound' as const].map((screen) => `src/web/pages/site/${pageFileOf(screen).slice(2)}`),
  ];

  test('no text that only the server has is named in the code of the browser, which would show its bare key', () => {
    const areas = findServerAreas(Object.keys(texts.sk), [...textFiles.site, ...textFiles.office], project);
    assert.ok(areas.includes('emails') && !areas.includes('faq'), areas.join());
    // Descriptors name the groups of titles, which the server alone reads for pages that are never hydrated.
    const shown = findTextsOf(areas, project, serverRoots).filter((place) => !place.startsWith('src/domain/screens/'));
    assert.deepEqual(shown, []);
  });
});

/** For each check: texts that keep it, and texts that break it once. */
const proofs: Record<keyof typeof checks, { right: Record<string, Tree>; wrong: Record<string, Tree> }> = {
  'every language has the keys of the Slovak texts': {
    right: { sk: { home: { steps_one: 'krok', steps_few: 'kroky' } }, da: { home: { steps_one: 'trin' } } },
    wrong: { sk: { home: { title: 'Dom' } }, da: { home: {} } },
  },
  'a plural has exactly the forms of its language': {
    right: { da: { home: { steps_one: 'trin', steps_other: 'trin' } } },
    wrong: { sk: { home: { steps_one: 'krok', steps_other: 'krokov' } } },
  },
  'a text has the placeholders of the Slovak one': {
    right: { sk: { home: { from: 'Od {{price}}' } }, en: { home: { from: '{{price, number}} or more' } } },
    wrong: { sk: { home: { from: 'Od {{price}}' } }, en: { home: { from: 'From {{cost}}' } } },
  },
  'each form of a plural has its placeholders, the one for one excepted': {
    right: { en: { home: { steps_one: 'One step', steps_other: '{{count}} steps' } } },
    wrong: { sk: { home: { steps_few: 'kroky', steps_other: '{{count}} krokov' } } },
  },
  'a placeholder is written {{name}}': {
    right: { en: { home: { from: '{{price}} or more' } } },
    wrong: { en: { home: { from: '{price} or more' } } },
  },
  'no text is empty or has blanks at its ends': {
    right: { en: { home: { title: 'House' } } },
    wrong: { en: { home: { title: 'House ' } } },
  },
  'no text is left in Slovak': {
    right: { sk: { home: { range: '{{from}} – {{to}}' } }, en: { home: { range: '{{from}} – {{to}}' } } },
    wrong: { sk: { home: { title: 'Vaša cena' } }, en: { home: { title: 'Vaša cena' } } },
  },
  'quotations use the marks of the language': {
    right: { sk: { home: { title: '„Dom“ <0 class="x">' } }, da: { home: { title: '»Hus« eller “hus”' } } },
    wrong: { sk: { home: { title: '"Dom"' } } },
  },
  'an abbreviation is tied to its number by a no-break space': {
    right: {
      da: { home: { title: 'Pris nr.\u00A07 på Skolevej nr.' } },
      cs: { home: { title: 'Dům č.\u00A0{{number}}' } },
    },
    wrong: { da: { home: { title: 'Momsnr. {{number}}' } } },
  },
};

describe('each check of the texts finds a deliberate mistake and nothing else', () => {
  for (const [name, check] of Object.entries(checks)) {
    test(`proof of: ${name}`, () => {
      const proof = proofs[name];
      assert.ok(proof);
      assert.deepEqual(check(flatten(proof.right)), []);
      assert.equal(check(flatten(proof.wrong)).length, 1);
    });
  }

  test('quotation marks of another language are found', () => {
    const check = checks['quotations use the marks of the language'];
    for (const text of ['“Dom“', '„Dom”', '„Dom', '»Dom«']) {
      assert.equal(check?.(flatten({ sk: { home: { title: text } } })).length, 1, text);
    }
  });

  test('a function is no text', () => {
    assert.throws(() => flatten({ sk: { home: { title: () => 'Dom' } } }), /title is neither/);
  });

  test('a key is used by its name, by its name in a file of its area, or by a template that begins with it', () => {
    const code = [
      readSource('src/server/mail.ts', "export const subject = t('emails:subject', { number: 1 });"),
      readSource(
        'src/web/home.tsx',
        "const { t } = useTranslation('home'); export const a = [t('title'), t(`steps.${x}.name`)];",
      ),
      readSource(
        'src/web/other.tsx',
        'const { t } = useTranslation(); export const a = [t(`menu.${x}`), t(`${x}.lost`)];',
      ),
    ];
    const keys = ['emails:subject', 'emails:title', 'home:title', 'home:steps.one.name', 'home:steps.one.text'];
    const more = ['home:lost_one', 'home:lost_other', 'common:menu.home', 'common:menu.deep.home', 'home:menu.home'];
    assert.deepEqual(findUnusedKeys([...keys, ...more], code), [
      'emails:title',
      'home:lost',
      'home:menu.home',
      'home:steps.one.text',
    ]);
  });

  test('an area is the server’s own unless the browser is sent it in every language', () => {
    const files = [
      readSource(
        'src/web/lib/files.ts',
        "export const files = import.meta.glob(['../../locales/*/**/*.ts', '!../../locales/*/{emails,error-codes}.ts']);",
      ),
      readSource('src/web/office.ts', "export const files = import.meta.glob('../locales/*/error-codes.ts');"),
      readSource('src/web/danish.ts', "export const files = import.meta.glob('../locales/da/emails.ts');"),
    ];
    assert.deepEqual(findServerAreas(['home', 'about', 'emails', 'errorCodes'], ['about'], files), ['emails']);
  });

  test('a text of the server is found in the browser’s code and in what that takes from elsewhere, not in tests', () => {
    const files = [
      readSource(
        'src/web/home.tsx',
        "import { title } from '#locales/title.ts';\nexport const a = [t('emails:a'), t('home:emails:a')];",
      ),
      readSource('src/web/home.test.ts', "export const a = t('emails:a');"),
      readSource('src/locales/title.ts', 'export const title = t(`emails:${x}.title`);'),
      readSource('src/server/mail.ts', "export const title = t('emails:title');"),
    ];
    assert.deepEqual(findTextsOf(['emails'], files), ['src/web/home.tsx:2 emails:a', 'src/locales/title.ts:1 emails:']);
  });
});
