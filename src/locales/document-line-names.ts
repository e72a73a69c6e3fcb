import type { Language } from '#domain/languages.ts';

/** Names of the lines that the program writes itself; from then on they are the agency's own to change. */
const advanceNames: Record<Language, string> = {
  sk: 'Prijatá platba k ponuke',
  cs: 'Přijatá platba k nabídce',
  da: 'Acontobetaling til tilbud',
  en: 'Advance payment for quote',
};

/** Name of the line of an advance tax document: what was paid for. */
export const advanceLineName = (language: Language, quoteNumber: string): string =>
  `${advanceNames[language]} ${quoteNumber}`;
