import { type Language, type LanguageHosts, defaultLanguage, inEachLanguage } from '../languages.ts';
import { type Screen, pathOf } from '../routes.ts';

export type PageAddress = {
  screen: Screen;
  parameters?: Record<string, string>;
  /** Scheme and host of the current page, such as `https://plumbline.sk`. */
  origin: string;
  hosts: LanguageHosts;
};

/**
 * Scheme and host under which a language is served: its own host where one is configured, whatever the caller's Host
 * header says, so that a forged one puts no foreign link into a mail.
 */
export function originIn(language: Language, site: Pick<PageAddress, 'origin' | 'hosts'>): string {
  const host = site.hosts[language] ?? site.hosts[defaultLanguage];
  return host ? `${site.origin.slice(0, site.origin.indexOf(':'))}://${host}` : site.origin;
}

/**
 * Absolute address of a screen in a language (A3, A8): on the language's own host where one is configured, else on
 * this host with `lng`, because then only the query makes the address mean one language.
 */
export function addressIn(language: Language, page: PageAddress): string {
  const path = pathOf(page.screen, language, page.parameters);
  const address = `${originIn(language, page)}${path}`;
  return page.hosts[language] ? address : `${address}?lng=${language}`;
}

/** Addresses of a screen in all languages, for `hreflang` and the language switch. */
export function addressesOf(page: PageAddress): Record<Language, string> {
  return inEachLanguage((language) => addressIn(language, page));
}
