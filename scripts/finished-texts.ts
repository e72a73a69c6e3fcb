import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { finishTexts } from '../src/domain/languages/finish-texts.ts';
import { isLanguage } from '../src/domain/languages.ts';

/** Columns of exported files stay as they are written, because other programs read them. */
const textFile =
  /\/src\/locales\/((\w\w)\/(?!(?:texts|request-export|quote-export|month-export)\.ts)[^?]+)\.ts(\?written)?$/;

/** The texts of the server's bundle by their file in it: Vite itself keeps other files out of such a bundle. */
const filesOfServer = new Map<string, string>();

/** Puts the finished texts in place of the files of `src/locales/<language>/`, so that no page finishes them itself. */
export const finishedTexts: Plugin = {
  name: 'finished-texts',
  enforce: 'pre',
  async load(id) {
    const [, place, language, isWritten = false] = textFile.exec(id) ?? [];
    if (!isLanguage(language)) return null;
    const [file = ''] = id.split('?');
    // An edited file is another address for Node, which the development server needs.
    const { mtimeMs } = await stat(file);
    const module = (await import(`${pathToFileURL(file).href}?edited=${mtimeMs}`)) as Record<string, unknown>;
    const texts = Object.entries(module).map(
      ([name, each]) => [name, isWritten ? each : finishTexts(each, language)] as const,
    );
    const { config, mode } = this.environment;
    if (config.consumer !== 'server' || mode !== 'build') {
      return texts.map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`).join('\n');
    }
    const fileName = `texts/${place}${isWritten ? '-written' : ''}.json`;
    filesOfServer.set(fileName, JSON.stringify(Object.fromEntries(texts)));
    return [...readJson(fileName), ...texts.map(([name]) => `export const ${name} = texts.${name};`)].join('\n');
  },
  async writeBundle({ dir = '' }) {
    for (const [fileName, texts] of filesOfServer) {
      const file = path.join(dir, fileName);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, texts);
    }
  },
};

/** A server keeps the text of its program as long as it runs, and texts in it would be kept twice. */
const readJson = (fileName: string) => [
  "import { readFileSync } from 'node:fs';",
  `const texts = JSON.parse(readFileSync(new URL('./${fileName}', import.meta.url), 'utf8'));`,
];
