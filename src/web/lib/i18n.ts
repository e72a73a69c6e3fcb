import { type BackendModule, type InitOptions, type i18n as I18n, createInstance } from 'i18next';
import type { Language } from '#domain/languages.ts';
import type { Area } from '#locales/areas.ts';
import { kebab } from './kebab.ts';

type AreaTexts = { [A in Area]?: unknown };

/** Constants of the translation loader (spec §9, B4). */
const loaderOptions = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 };

const common: InitOptions = {
  fallbackLng: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
};

/** Creates i18n with all texts of one language, for rendering on the server. */
export function createFullI18n(language: Language, texts: { [A in Area]: unknown }): I18n {
  const instance = createInstance();
  const resources = { [language]: texts as AreaTexts };
  void instance.init({ ...common, lng: language, ns: Object.keys(texts), resources, initAsync: false } as InitOptions);
  return instance;
}

/** Reads a file of texts of a language, such as `service-requests`; it exports the area under its name. */
export type ReadTexts = (language: Language, name: string) => Promise<Record<string, unknown>>;

/** Reads one area of one language as a file of its own, so that only the current language is sent (B4). */
const backendOf = (readTexts: ReadTexts): BackendModule => ({
  type: 'backend',
  init() {},
  read(language, area, done) {
    readTexts(language as Language, kebab(area)).then(
      (module) => done(null, module[area] as Record<string, string>),
      // `true` asks the loader to try again.
      (error: unknown) => done(error as Error, true),
    );
  },
});

type Loading = { language: Language; areas: readonly Area[]; readTexts: ReadTexts };

/** Creates i18n that loads texts when screens need them, starting with the given areas. Throws as `loadAreas` does. */
export async function createLoadingI18n({ language, areas, readTexts }: Loading): Promise<I18n> {
  const instance = createInstance();
  await instance.use(backendOf(readTexts)).init({ ...common, ...loaderOptions, lng: language, ns: [...areas] });
  assertLoaded(instance, areas);
  return instance;
}

/** Loads further areas of texts. Throws when one fails after all retries, so that no keys are shown (B4). */
export async function loadAreas(i18n: I18n, areas: readonly Area[]): Promise<void> {
  await i18n.loadNamespaces([...areas]);
  assertLoaded(i18n, areas);
}

function assertLoaded(i18n: I18n, areas: readonly Area[]): void {
  const missing = areas.filter((area) => !i18n.hasResourceBundle(i18n.language, area));
  if (missing.length > 0) throw new Error(`no texts of ${missing.join(', ')}`);
}
