import type { Plugin } from 'vite';
import { languages } from '../src/domain/languages.ts';
import { textFiles } from '../src/web/text-files.ts';

const prefix = 'virtual:text-files/';

/**
 * Makes the modules `virtual:text-files/site` and `/office`: for each language an index of its files. Each index is a
 * module of its own, so that no page carries the file names of the other languages.
 */
export const textFileIndexes: Plugin = {
  name: 'text-file-indexes',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const [index = '', language] = id.slice(prefix.length + 1).split('/');
    if (index !== 'site' && index !== 'office') throw new Error(`There is no index ${index} of texts.`);
    return language === undefined ? languageList(index) : fileList(index, language);
  },
};

type Index = keyof typeof textFiles;

const languageList = (index: Index): string =>
  `export const indexes = {${languages.map((language) => `${language}: () => import('${prefix}${index}/${language}')`).join(', ')}};`;

const fileList = (index: Index, language: string): string =>
  `export const files = {${textFiles[index].map((name) => `'${name}': () => import('/src/locales/${language}/${name}.ts')`).join(', ')}};`;
