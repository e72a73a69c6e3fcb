import type { NumberRange } from '../estimates/price-book/price-book.ts';
import { type Language, manifests } from '../languages.ts';
import type { Plural } from './writing-texts.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Replaces `{{name}}` in a text, each once: placeholders within values are not replaced. Throws if a value is missing.
 */
export function fillIn(text: string, values: Values): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for ${name}`);
    return value;
  });
}

/** `one, two and three` in the language, without ties, which `tied` adds where they belong. */
export function listOf(items: readonly string[], language: Language): string {
  const { listLocale } = manifests[language];
  return new Intl.ListFormat(listLocale, { type: 'conjunction' }).format(items).replaceAll('\u00A0', ' ');
}

/** Names that may have commas of their own, one after the other. */
export const seriesOf = (items: readonly string[]): string => items.join('; ');

/** Several sentences as one paragraph. */
export const paragraph = (sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');

/** A name inside a sentence. */
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** A range of days or weeks in words; the larger number decides the plural form. */
export function countOf({ minimum, maximum }: NumberRange, plural: Plural, language: Language): string {
  const form = new Intl.PluralRules(language).select(maximum);
  const count = minimum === maximum ? String(maximum) : `${minimum}–${maximum}`;
  return fillIn(plural[form] ?? plural.other, { count });
}

const looseLetter = /(?<![\p{L}\p{N}])([ksvzouai]) (?=\S)/giu;

/** Ties a word of one letter to the next one where the language wants it, so that no line ends in it. */
export function tied(text: string, language: Language): string {
  return manifests[language].tiesSingleLetters ? text.replaceAll(looseLetter, '$1\u00A0') : text;
}
