import { type Language, inEachLanguage } from '../languages.ts';
import type { Action } from '../permissions.ts';

/** What every part of the product may ask of any screen. */
export type Route = {
  /** Own path of the screen in each language (A3); a segment such as `:id` is a parameter. */
  paths: Record<Language, string>;
  /** Further paths that lead to the screen, in any language (spec §2). */
  aliases?: readonly string[];
  /** Search engines may list it; portal, back office and personal pages are not listed (A8). */
  isIndexed: boolean;
  /** The page is the same for every visitor of a language and may be kept in the page cache. */
  isShared: boolean;
  /** Value of its query that makes a shared page a personal one: what it shows then is secret and made each time. */
  answers?: string;
  /** Its address is a secret: no search engine, no other site and nothing of others on the page may learn it (H5). */
  isSecret?: true;
  /** What a person must be allowed to do to open it (spec §6). */
  permission: Action;
  /** Name of its page where several screens have one: `legal` is `legal-page.tsx`. */
  page?: string;
  /** Names of the content that it needs (web/lib/texts/page-content.ts). */
  content?: readonly string[];
  /** It names prices, so it needs the price book; the contact page names them to search engines only (A8). */
  hasPrices?: true;
};

/** A page for everyone that search engines list. */
export const publicPage = { isIndexed: true, isShared: true, permission: 'visit' } as const;

/** A page that depends on who opens it or on its address. */
export const personalPage = { isIndexed: false, isShared: false, permission: 'visit' } as const;

/** Returns one path for all languages. */
export const samePath = (path: string): Record<Language, string> => inEachLanguage(() => path);
