import { cs } from './languages/cs.ts';
import { da } from './languages/da.ts';
import { en } from './languages/en.ts';
import type { LanguageManifest } from './languages/manifest.ts';
import { sk } from './languages/sk.ts';

/** The interface languages, Slovak first because it is the reference and the default (spec §1). */
export const languages = ['sk', 'cs', 'da', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language of last resort (spec §9). */
export const defaultLanguage: Language = 'sk';

/** Manifest of each language: everything that is data and not text. */
export const manifests = { sk, cs, da, en } as const satisfies Record<Language, LanguageManifest>;

/** Makes one value for each language. */
export function inEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;
}

/** Formatting locale of each language (spec §9). */
export const localeOf: Record<Language, string> = inEachLanguage((language) => manifests[language].locale);

/** Locale in which days and times are written in each language. */
export const dateLocaleOf: Record<Language, string> = inEachLanguage((language) => manifests[language].dateLocale);

/** Time zone in which a customer's calendar day is counted (requirements, head note). */
export const timeZoneOf: Record<Language, string> = inEachLanguage((language) => manifests[language].timeZone);

/** Tells whether a string from outside names one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Host name of each language that has its own one, for example `{ da: 'plumbline.dk' }`. */
export type LanguageHosts = Partial<Record<Language, string>>;

/** Language that a host name decides, or null when the host serves all languages (B3). */
export function languageOfHost(host: string, hosts: LanguageHosts): Language | null {
  const bareName = (name: string) =>
    name
      .toLowerCase()
      .replace(/:\d+$/, '')
      .replace(/^www\./, '');
  const isHostOf = (own: string | undefined) => own !== undefined && bareName(own) === bareName(host);
  return languages.find((language) => isHostOf(hosts[language])) ?? null;
}

/** What a visitor's browser tells about the language wanted, strongest first (B2). */
export type LanguageHints = {
  query?: string | null | undefined;
  cookie?: string | null | undefined;
  hostLanguage?: Language | null | undefined;
  localStorage?: string | null | undefined;
  sessionStorage?: string | null | undefined;
  /** Browser languages in order of preference, such as `['da-DK', 'en']`. */
  browser?: readonly string[] | undefined;
  htmlLang?: string | null | undefined;
};

/**
 * Chooses the language in the order of B2: query, cookie, host, local storage, session storage, browser, html lang,
 * Slovak. Unknown values are passed over, never an error (spec §1).
 */
export function chooseLanguage(hints: LanguageHints): Language {
  const candidates = [
    hints.query,
    hints.cookie,
    hints.hostLanguage,
    hints.localStorage,
    hints.sessionStorage,
    ...(hints.browser ?? []),
    hints.htmlLang,
  ];
  for (const candidate of candidates) {
    const language = languageOfTag(candidate);
    if (language) return language;
  }
  return defaultLanguage;
}

/** Language that a tag such as `da` or `da-DK` means, in any case; null when it is none of ours. */
export function languageOfTag(tag: string | null | undefined): Language | null {
  const code = tag?.toLowerCase().split('-')[0];
  return isLanguage(code) ? code : null;
}

/** Reads an Accept-Language header into tags, most wanted first; entries with q=0 are dropped (RFC 9110 §12.5.4). */
export function parseAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => /^q=/i.test(parameter));
      return { tag: tag.trim(), quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
