import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { isOfficeScreen, screens } from '#domain/routes.ts';
import type { BuildManifest } from '#contract/pages/page-module.ts';
import {
  isRoot,
  officeEntrySource,
  officeSource,
  pageEntrySource,
  pageSource,
  serverMarkupSource,
  sheetSource,
  siteSource,
} from '#web/build-manifest.ts';
import { hydratedFileOf } from '#web/hydration-of.ts';
import { type PageName, pageFileOf } from '#web/page-modules.ts';
import { type ModuleRecords, wordsOf } from './module-records.ts';

/** What writes the document around the page, and what runs before the page's scripts. */
const frameSources = ['document.tsx', 'lib/boot-script.ts', 'lib/browser/deferred-layout.ts', 'ui/logo-sprite.ts'].map(
  (file) => `src/web/${file}`,
);

/**
 * Cuts the one style sheet down to what each screen's modules can ever name, so that a document can bring its styles
 * along and still be small. A class that only another screen uses is left out; a name found anywhere keeps its rules.
 */
export async function splitStyles(
  manifest: BuildManifest,
  modules: ModuleRecords,
  clientFolder: string,
): Promise<Record<string, string>> {
  const sheet = manifest[sheetSource];
  if (!sheet) throw new Error(`The build has no ${sheetSource}.`);
  const raw = await readFile(path.join(clientFolder, sheet.file), 'utf8');
  // Attributes say how a thing stands at the moment, so their presence in a script proves nothing.
  const attributes = [...raw.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
  const frame = (await Promise.all(frameSources.map((file) => readFile(file, 'utf8')))).flatMap(wordsOf);
  const stylesFor = async (sources: readonly string[]) => {
    const [result] = await new PurgeCSS().purge({
      content: [
        {
          raw: [...new Set([...frame, ...wordsNamedBy(modules, sources)])].join(' '),
          extension: 'js',
        },
      ],
      css: [{ raw }],
      defaultExtractor: (text) => text.split(' '),
      variables: true,
      keyframes: true,
      dynamicAttributes: attributes,
      // Rules for whatever is in a state, such as the ring around the focus, name nothing that a script could.
      safelist: [/^:/],
    });
    if (!result) throw new Error('The style sheet was not read.');
    return inAscii(result.css);
  };
  const parts = [...screens, 'notFound' as const].map(async (screen) => [
    screen,
    await stylesFor([
      siteSource,
      ...filesOfScreen(screen).map((file) => pageSource(manifest, file)),
      ...(screen !== 'notFound' && isOfficeScreen(screen)
        ? [officeEntrySource, officeSource, serverMarkupSource]
        : [pageEntrySource, serverMarkupSource]),
    ]),
  ]);
  return Object.fromEntries(await Promise.all(parts));
}

/** The words of the sources and of all that they load, save other screens and texts that they load later. Throws when a source is no module. */
function wordsNamedBy(modules: ModuleRecords, sources: readonly string[]): string[] {
  const found = new Set(sources);
  const words: string[] = [];
  for (const name of found) {
    const module = modules[name];
    if (!module) throw new Error(`The build has no ${name}.`);
    words.push(...module.words);
    const later = module.laterImports.filter((each) => !isRoot(each));
    for (const imported of [...module.imports, ...later]) found.add(imported);
  }
  return words;
}

/** A page, and where it has one its island. */
function filesOfScreen(screen: PageName): string[] {
  const island = screen !== 'notFound' && !isOfficeScreen(screen) ? hydratedFileOf(screen) : null;
  return [...new Set([pageFileOf(screen), ...(island === null ? [] : [island])])];
}

/** Escapes (CSS Syntax §2.1) for letters beyond ASCII: a single one makes the server keep a sheet with two bytes a letter. */
const inAscii = (css: string) =>
  css.replaceAll(/[\u{80}-\u{10FFFF}]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16) ?? ''} `);
