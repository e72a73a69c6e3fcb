import type { Language } from '#domain/languages.ts';

/** What a language has, by path. */
export type FileIndex = { files: Record<string, () => Promise<Record<string, unknown>>> };

/** One index of files for each language, so that no page carries the names of the other three's. */
const indexes: Record<Language, () => Promise<FileIndex>> = {
  sk: () => import('./language-files/sk.ts'),
  cs: () => import('./language-files/cs.ts'),
  da: () => import('./language-files/da.ts'),
  en: () => import('./language-files/en.ts'),
};

/** Files that few pages need, once these have told of them. */
const further: FileIndex['files'] = {};

/** Tells of files that the language's own index leaves out, such as those of the back office. */
export function addLanguageFiles({ files }: FileIndex): void {
  Object.assign(further, files);
}

/** What a failed import was of. Safari does not say so. */
const namedModule = /https?:\/\/[^\s?]+\.js/;
const failedAddresses = new Map<string, string>();
let tries = 0;

/**
 * Imports a module, at a later try by another address: browsers remember a module that failed to come for as long as
 * the page lives and would not ask for it again (HTML, "module map").
 */
async function importAnew<Module>(key: string, load: () => Promise<Module>): Promise<Module> {
  const address = failedAddresses.get(key);
  try {
    if (!address) return await load();
    tries += 1;
    return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Module;
  } catch (error) {
    const named = namedModule.exec(String(error))?.[0];
    if (named) failedAddresses.set(key, named);
    throw error;
  }
}

/** Loads a file below a language's folder of texts, such as `legal/terms`. Throws when there is none. */
export async function loadLanguageFile(language: Language, name: string): Promise<Record<string, unknown>> {
  const { files } = await importAnew('index', indexes[language]);
  const path = `../../../locales/${language}/${name}.ts`;
  const load = files[path] ?? further[path];
  if (!load) throw new Error(`no file ${language}/${name}`);
  return importAnew(name, load);
}
