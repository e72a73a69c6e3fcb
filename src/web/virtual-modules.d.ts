/** Index of the site's texts and content in each language; scripts/text-files.ts makes the module. */
declare module 'virtual:text-files/site' {
  import type { Language } from '#domain/languages.ts';
  import type { FileIndex } from '#web/lib/texts/language-file.ts';
  export const indexes: Record<Language, () => Promise<FileIndex>>;
}

/** Index of the back office's texts in each language; scripts/text-files.ts makes the module. */
declare module 'virtual:text-files/office' {
  import type { Language } from '#domain/languages.ts';
  import type { FileIndex } from '#web/lib/texts/language-file.ts';
  export const indexes: Record<Language, () => Promise<FileIndex>>;
}

/** Index of the site's pages that are hydrated in the browser; scripts/page-indexes.ts makes the module. */
declare module 'virtual:pages/hydrated' {
  import type { PageModule } from '#web/page-modules.ts';
  export const pages: Readonly<Record<string, () => Promise<PageModule>>>;
}

/** Index of the pages that are only read, which no browser loads: their styles are cut out by it. */
declare module 'virtual:pages/read-only' {
  import type { PageModule } from '#web/page-modules.ts';
  export const pages: Readonly<Record<string, () => Promise<PageModule>>>;
}
