import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { finishTexts } from '../src/domain/languages/finish-texts.ts';
import { isLanguage } from '../src/domain/languages.ts';

const textFile = /\/src\/locales\/(\w\w)\/(?!texts\.ts)[^?]+\.ts$/;

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
    const exported = Object.entries(module).map(
      ([name, texts]) => `export const ${name} = ${JSON.stringify(finishTexts(texts, language))};`,
    );
    return exported.join('\n');
  },
};
