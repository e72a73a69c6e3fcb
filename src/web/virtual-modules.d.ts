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
