import { indexes } from 'virtual:text-files/office';
import type { Language } from '#domain/languages.ts';
import type { OfficeScreen } from '#domain/screens/office-paths.ts';
import { addLanguageFiles } from '../../lib/texts/language-file.ts';
import { officeAreasOf, officeDescriptors } from './office-descriptors.ts';
import { OfficeHead } from './frame/office-head.tsx';

/** What the back office needs besides its pages; the browser loads it with the first of them. */
export const officeChunk = {
  Head: OfficeHead,
  /** Makes the texts of the back office loadable. */
  openTexts: async (language: Language) => addLanguageFiles(await indexes[language]()),
  areasOf: officeAreasOf,
  metaOf: (screen: OfficeScreen) => officeDescriptors[screen].meta,
  pages: {
    ...import.meta.glob<object>('./*-page.tsx'),
    ...import.meta.glob<object>('./*-page.tsx', { base: './settings' }),
    ...import.meta.glob<object>('./*-page.tsx', { base: './site' }),
  },
};
