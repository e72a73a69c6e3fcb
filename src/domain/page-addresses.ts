import { type Language, type LanguageHosts, languages } from './languages.ts';
import { type Screen, pathOf } from './routes.ts';

export type PageAddress = {
  screen: Screen;
  parameters?: Record<string, string>;
  /** Scheme and host of the page at hand, such as `https://plumbline.sk`. */
  origin: string;
  hosts: LanguageHosts;
};

/**
 * Absolute address of a screen in a language (A3, A8): on the language's own host where one is configured, else on
 * this host with `lng`, because then only the query makes the address mean one language.
 */
export function addressIn(language: Language, page: PageAddress): string {
  const path = pathOf(page.screen, language, page.parameters);
  const host = page.hosts[language];
  const scheme = page.origin.slice(0, page.origin.indexOf(':'));
  return host ? `${scheme}://${host}${path}` : `${page.origin}${path}?lng=${language}`;
}

/** Addresses of a screen in all languages, for `hreflang` and the language switch. */
export function addressesOf(page: PageAddress): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, addressIn(language, page)])) as Record<
    Language,
    string
  >;
}
