import { indexes } from 'virtual:text-files/site';
import type { Language } from '#domain/languages.ts';
import { retriedImport } from '../browser/retried-import.ts';

/** Files of texts and content in one language, by path below its folder without extension. */
export type FileIndex = { files: Record<string, () => Promise<Record<string, unknown>>> };

/** Files that few pages need, added by those that need them. */
const added: FileIndex['files'] = {};

/** Adds files that the language's own index leaves out, such as those of the back office; a key may be a path from here. */
export function addLanguageFiles({ files }: FileIndex): void {
  Object.assign(added, files);
}

const imports = new Map<string, () => Promise<unknown>>();

/** Imports a module under a name, by which a failed one is known at the next try. */
async function importNamed<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  const named = imports.get(name) ?? retriedImport(load);
  imports.set(name, named);
  return (await named()) as Module;
}

/** Loads a file below a language's folder of texts, such as `legal/terms`. Throws when there is none. */
export async function loadLanguageFile(language: Language, name: string): Promise<Record<string, unknown>> {
  const { files } = await importNamed('index', indexes[language]);
  const load = files[name] ?? added[name] ?? added[`../../../locales/${language}/${name}.ts`];
  if (!load) throw new Error(`no file ${language}/${name}`);
  return importNamed(name, load);
}
