import type { Language } from '#domain/languages.ts';

/** One index of files for each language, so that no page carries the names of the other three's. */
const indexes = {
  sk: () => import('./language-files/sk.ts'),
  cs: () => import('./language-files/cs.ts'),
  da: () => import('./language-files/da.ts'),
  en: () => import('./language-files/en.ts'),
};

/** Loads a file below a language's folder of texts, such as `legal/terms`. Throws when there is none. */
export async function loadLanguageFile(language: Language, name: string): Promise<Record<string, unknown>> {
  const { files } = await indexes[language]();
  const load = files[`../../../locales/${language}/${name}.ts`];
  if (!load) throw new Error(`no file ${language}/${name}`);
  return load();
}
