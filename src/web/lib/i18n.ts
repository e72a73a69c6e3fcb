import { type BackendModule, type InitOptions, type i18n as I18n, createInstance } from 'i18next';
import { type Language, defaultLanguage } from '#domain/languages.ts';
import type { Area, Areas } from '#locales/texts.ts';
import { loadLanguageFile } from './language-file.ts';

type AreaTexts = { [A in Area]?: unknown };

/** Constants of the translation loader (spec §9, B4). */
const loaderOptions = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 };

const common: InitOptions = {
  fallbackLng: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
};

/** Makes texts of one language that are all at hand, for rendering on the server. */
export function createFullI18n(language: Language, texts: { [A in Area]: unknown }): I18n {
  const instance = createInstance();
  const resources = { [language]: texts as AreaTexts };
  void instance.init({ ...common, lng: language, ns: Object.keys(texts), resources, initAsync: false } as InitOptions);
  return instance;
}

/** Reads one area of one language as a file of its own, so that only the current language is sent (B4). */
const fileBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, area, done) {
    const name = area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    loadLanguageFile(language as Language, name).then(
      (module) => done(null, module[area] as Record<string, string>),
      // `true` asks the loader to try again.
      (error: unknown) => done(error as Error, true),
    );
  },
};

/** Makes texts that are loaded as screens need them, starting with the areas given. */
export async function createLoadingI18n(language: Language, areas: readonly (keyof Areas)[]): Promise<I18n> {
  const instance = createInstance();
  await instance
    .use(fileBackend)
    .init({ ...common, ...loaderOptions, lng: language || defaultLanguage, ns: [...areas] });
  return instance;
}
