import type { Language } from '#domain/languages.ts';
import type { Area } from '#locales/areas.ts';
import { type LoadedTexts, createGetText } from '#locales/create-get-text.ts';
import type { GetText } from '#locales/text-key.ts';
import { kebab } from '../kebab.ts';

/** The texts of a page's language: how to get one, and how to load further areas. */
export type I18n = {
  /** The same function for as long as the page lives. */
  readonly t: GetText;
  /** Loads areas that are not loaded yet. Rejects when one does not come after all retries. */
  readonly load: (areas: readonly Area[]) => Promise<void>;
};

/** Constants of the loader of texts (spec §9, B4); the delay doubles with each retry. */
const maximumRetries = 5;
const firstDelayMs = 350;
const parallelReads = 10;

/** Creates i18n with all texts of one language, for rendering on the server. */
export function createFullI18n(language: Language, texts: LoadedTexts): I18n {
  return { t: createGetText(language, texts), load: async () => undefined };
}

/** Reads a file of texts of a language, such as `service-requests`; it exports the area under its name. */
export type ReadTexts = (language: Language, name: string) => Promise<Record<string, unknown>>;

type Loading = { language: Language; areas: readonly Area[]; readTexts: ReadTexts };

/**
 * Creates i18n that loads texts when screens need them, each area of one language as a file of its own (B4), starting
 * with the given areas. Rejects as `loadAreas` does.
 */
export async function createLoadingI18n({ language, areas, readTexts }: Loading): Promise<I18n> {
  const texts: LoadedTexts = {};
  const coming = new Map<Area, Promise<void>>();

  async function read(area: Area): Promise<void> {
    for (let delay = firstDelayMs, retries = 0; ; delay *= 2, retries += 1) {
      try {
        texts[area] = (await readTexts(language, kebab(area)))[area];
        return;
      } catch (error) {
        if (retries === maximumRetries) throw new Error(`no texts of ${area}`, { cause: error });
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  }

  async function readOnce(area: Area): Promise<void> {
    if (texts[area]) return;
    const known = coming.get(area) ?? read(area).finally(() => coming.delete(area));
    coming.set(area, known);
    await known;
  }

  async function load(wanted: readonly Area[]): Promise<void> {
    const waiting = [...wanted];
    const readInTurn = async () => {
      for (let area = waiting.shift(); area; area = waiting.shift()) await readOnce(area);
    };
    await Promise.all(Array.from({ length: parallelReads }, readInTurn));
  }

  await load(areas);
  return { t: createGetText(language, texts), load };
}

/** Loads further areas of texts. Rejects when one fails after all retries, so that no keys are shown (B4). */
export const loadAreas = (i18n: I18n, areas: readonly Area[]): Promise<void> => i18n.load(areas);
