import { indexes } from 'virtual:text-files/site';
import type { Language } from '#domain/languages.ts';

/** Files of texts and content in one language, by path below its folder without extension. */
export type FileIndex = { files: Record<string, () => Promise<Record<string, unknown>>> };

/** Files that few pages need, added by those that need them. */
const added: FileIndex['files'] = {};

/** Adds files that the language's own index leaves out, such as those of the back office; a key may be a path from here. */
export function addLanguageFiles({ files }: FileIndex): void {
  Object.assign(added, files);
}

/** Address in the message of a failed import; Safari's has none. */
const namedModule = /https?:\/\/[^\s?]+\.js/;
const failedAddresses = new Map<string, string>();
let retries = 0;

/**
 * Imports a module; a retry uses another address, because browsers remember a failed module for as long as the page
 * lives and would not request it again (HTML, "module map").
 */
async function importWithRetry<Module>(key: string, load: () => Promise<Module>): Promise<Module> {
  const address = failedAddresses.get(key);
  try {
    if (!address) return await load();
    retries += 1;
    return (await import(/* @vite-ignore */ `${address}?again=${retries}`)) as Module;
  } catch (error) {
    const named = namedModule.exec(String(error))?.[0];
    if (named) failedAddresses.set(key, named);
    throw error;
  }
}

/** Loads a file below a language's folder of texts, such as `legal/terms`. Throws when there is none. */
export async function loadLanguageFile(language: Language, name: string): Promise<Record<string, unknown>> {
  const { files } = await importWithRetry('index', indexes[language]);
  const load = files[name] ?? added[name] ?? added[`../../../locales/${language}/${name}.ts`];
  if (!load) throw new Error(`no file ${language}/${name}`);
  return importWithRetry(name, load);
}
