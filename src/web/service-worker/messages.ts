import type { Language } from '#domain/languages.ts';

/** Files of the build that the worker belongs to; paths start with a slash. */
export type BuiltFiles = {
  /** Changes with every output of the build. */
  version: string;
  /** Files that the offline screens need in any language. */
  shared: readonly string[];
  /** Files that they need in one language. */
  byLanguage: Record<Language, readonly string[]>;
  /** The only API response that is cached: live prices need it. */
  priceBook: string;
};

/** Shown without a network in place of a page that is not cached. */
export type OfflineTexts = { title: string; text: string; home: string };

/** Asks the worker to cache pages of one language with everything they need; it responds with `CachedMessage`. */
export type KeepMessage = {
  type: 'keep';
  language: Language;
  /** Own paths of pages in this language. */
  paths: readonly string[];
  /** Built files that the page has loaded before the worker saw its requests. */
  files: readonly string[];
  offline: OfflineTexts;
};

/** Activates a waiting version at once; sent only when the visitor asks for it (B8). */
export type ActivateMessage = { type: 'activate' };

export type PageMessage = KeepMessage | ActivateMessage;

/** All pages of the language can be opened without the network from now on. */
export type CachedMessage = { type: 'kept'; language: Language };
