import * as z from 'zod/mini';
import { type Language, languages } from '#domain/languages.ts';
import type { LibraryTexts } from '#domain/price-book/library-feature.ts';
import { defineShape } from './stored-shape.ts';
import { orElse, text } from './tolerant.ts';

const entry = z.object({ name: text, description: text });
const readFirst: readonly Language[] = ['en', ...languages];

/** A language that a text is missing in shows it in English, or in the first language that has it. */
function fillLanguages(stored: Readonly<Record<string, LibraryTexts>>): Record<Language, LibraryTexts> {
  const known = readFirst.find((language) => stored[language]);
  const instead = (known && stored[known]) ?? { name: '', description: '' };
  return Object.fromEntries(languages.map((language) => [language, stored[language] ?? instead])) as Record<
    Language,
    LibraryTexts
  >;
}

/** Name and description of a piece of work in each language, in `library_features.texts`. */
export const storedLibraryTexts = defineShape<Record<Language, LibraryTexts>>({
  name: 'texts',
  schema: z.pipe(z.record(z.string(), orElse(entry, { name: '', description: '' })), z.transform(fillLanguages)),
  fallback: fillLanguages({}),
});
