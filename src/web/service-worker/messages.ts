import type { Language } from '#domain/languages.ts';

/** What the worker knows of the build it belongs to; paths start with a slash. */
export type BuiltFiles = {
  /** Changes with everything that the build made. */
  version: string;
  /** Files that the kept screens need in any language. */
  shared: readonly string[];
  /** Files that they need in one language. */
  byLanguage: Record<Language, readonly string[]>;
  /** The one answer of the API that is kept: live prices need it. */
  priceBook: string;
};

/** What stands in place of a page that is not kept while there is no network. */
export type OfflineTexts = { title: string; text: string; home: string };

/** Asks the worker to keep pages of one language with everything they need; it answers with `PendingMessage`. */
export type KeepMessage = {
  type: 'keep';
  language: Language;
  /** Own paths of pages in this language. */
  paths: readonly string[];
  /** Built files that the page has loaded before the worker saw its requests. */
  files: readonly string[];
  offline: OfflineTexts;
};

/** Lets a new version take over at once; only the visitor's press sends it (B8). */
export type ActivateMessage = { type: 'activate' };

export type PageMessage = KeepMessage | ActivateMessage;

/** All pages of the language can be opened without the network from now on. */
export type PendingMessage = { type: 'kept'; language: Language };
