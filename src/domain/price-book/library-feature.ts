import * as z from 'zod/mini';
import { featureCategories } from '../configurator/features.ts';
import type { FieldIssue } from '../field-issue.ts';
import { type Language, languages } from '../languages.ts';
import { minorPerMajor } from '../money.ts';
import { searchText } from '../search/search-text.ts';
import { lengthOf } from '../text-length.ts';

/** Category of a library feature: one of the catalogue (spec §3), or another. */
export const libraryCategories = [...featureCategories, 'other'] as const;
export type LibraryCategory = (typeof libraryCategories)[number];

/** What a quote counts a piece of work in. */
export const libraryUnits = ['piece', 'hour', 'month'] as const;
export type LibraryUnit = (typeof libraryUnits)[number];

/** Longest texts in characters, and the highest price in euro cents. */
export const libraryLimits = { name: 120, description: 500, unitPrice: 100_000 * minorPerMajor } as const;

/** What a customer reads in a language. */
export type LibraryTexts = { name: string; description: string };

/** A piece of work that quotes are put together from (G7, H2). */
export type LibraryWork = {
  category: LibraryCategory;
  unit: LibraryUnit;
  /** Euro cents. */
  unitPrice: number;
  texts: Record<Language, LibraryTexts>;
};

/** Name and description in each language, as sent; the rules of each field are `checkLibraryWork`'s. */
export const libraryTextsSchema = z.record(
  z.enum(languages),
  z.strictObject({ name: z.string(), description: z.string() }),
);

/** Path of a text in a piece of work. */
export type LibraryTextField = `texts.${Language}.${keyof LibraryTexts}`;

/** Returns, at paths such as `texts.sk.name`, everything that keeps a piece of work from being stored: a name in each language, bounded texts, a price in whole cents. */
export function checkLibraryWork({
  texts,
  unitPrice,
}: Pick<LibraryWork, 'texts' | 'unitPrice'>): FieldIssue<LibraryTextField | 'unitPrice'>[] {
  const issues = languages.flatMap((language): FieldIssue<LibraryTextField>[] => {
    const { name, description } = texts[language];
    const place = `texts.${language}` as const;
    return [
      ...(lengthOf(name) === 0 ? [{ field: `${place}.name`, rule: 'name-missing' } as const] : []),
      ...tooLong(`${place}.name`, name, libraryLimits.name),
      ...tooLong(`${place}.description`, description, libraryLimits.description),
    ];
  });
  const isPrice = Number.isInteger(unitPrice) && unitPrice >= 1 && unitPrice <= libraryLimits.unitPrice;
  return isPrice ? issues : [...issues, { field: 'unitPrice', rule: 'price', maximum: libraryLimits.unitPrice }];
}

function tooLong(field: LibraryTextField, text: string, limit: number): FieldIssue<LibraryTextField>[] {
  return lengthOf(text) > limit ? [{ field, rule: 'text-too-long', limit }] : [];
}

/** What a piece of work is found by: its names and descriptions in all languages, folded. */
export function librarySearchText(texts: LibraryWork['texts']): string {
  return searchText(...languages.flatMap((language) => [texts[language].name, texts[language].description]));
}

/** Euro cents of an amount as people type it, such as `1 200,50`; null when it is none. */
export function centsOf(text: string): number | null {
  const amount = text.replaceAll(/[\s\u00A0\u202F€]/g, '').replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * minorPerMajor) : null;
}
