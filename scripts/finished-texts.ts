import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { finishTexts } from '../src/domain/languages/finish-texts.ts';
import { isLanguage } from '../src/domain/languages.ts';

/** Columns of exported files stay as they are written, because other programs read them. */
const textFile = /\/src\/locales\/(\w\w)\/(?!(?:texts|request-export|quote-export|month-export)\.ts)[^?]+\.ts$/;

/** The server keeps no second form of each text, as it would of a literal from which objects are made. */
const parsed = (texts: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(texts))})`;

/** Puts the finished texts in place of the files of `src/locales/<language>/`, so that no page finishes them itself. */
export const finishedTexts: Plugin = {
  name: 'finished-texts',
  enforce: 'pre',
  async load(id) {
    const language = textFile.exec(id)?.[1];
    if (!isLanguage(language)) return null;
    // An edited file is another address for Node, which the development server needs.
    const { mtimeMs } = await stat(id);
    const module = (await import(`${pathToFileURL(id).href}?edited=${mtimeMs}`)) as Record<string, unknown>;
    const written = this.environment.config.consumer === 'server' ? parsed : JSON.stringify;
    const exported = Object.entries(module).map(
      ([name, texts]) => `export const ${name} = ${written(finishTexts(texts, language))};`,
    );
    return exported.join('\n');
  },
};
