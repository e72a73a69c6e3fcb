import type { Language } from '../languages.ts';

type Titled = { title: string; shownTitle: string; language: Language };

/** Language of a shown title: the reader's once the program has put it into that one, else the customer's. */
export function titleLanguage({ title, shownTitle, language }: Titled, reader: Language): Language {
  return shownTitle === title ? language : reader;
}
