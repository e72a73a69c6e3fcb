import type { Language } from '#domain/languages.ts';

/** What the worker knows of its build; paths start with a slash. */
export type BuiltFiles = {
  /** Changes with every file of the build. */
  version: string;
  /** Files that the cached screens need in any language. */
  shared: readonly string[];
  /** Files that they need in one language. */
  byLanguage: Record<Language, readonly string[]>;
  /** The one response of the API that is cached: live prices need it. */
  priceBook: string;
};

/** Shown offline in place of a page that is not cached. */
export type OfflineTexts = { title: string; text: string; home: string };

/** Asks the worker to cache the pages of one language with everything they need; it responds with `CachedMessage`. */
export type KeepMessage = {
  type: 'keep';
  language: Language;
  /** Own paths of pages in this language. */
  paths: readonly string[];
  /** Built files that the page has loaded before the worker saw its requests. */
  files: readonly string[];
  offline: OfflineTexts;
};

/** Activates a new version at once; sent only when the visitor presses a button (B8). */
export type ActivateMessage = { type: 'activate' };

export type PageMessage = KeepMessage | ActivateMessage;

/** All pages of the language can be opened without the network from now on. */
export type CachedMessage = { type: 'kept'; language: Language };
