import { searchText } from '../search/search-text.ts';

/** From so many letters on, the ending of a typed word is not compared. */
const shortestFolded = 4;
/** A word of a text may be so much longer than the typed one: another ending, not another word. */
const longestEnding = 3;

/**
 * Splits a text into words for the search of the questions (A6): case and diacritics folded, numbers without their
 * separators ("2 500", "5.000"), words with a hyphen as one and in parts ("e-shop" is "eshop" too).
 */
export function faqWords(text: string): string[] {
  const folded = searchText(text).replaceAll(/(?<=\d)[ .,](?=\d{3}(?!\d))/g, '');
  const joined =
    folded
      .match(/\p{L}+(?:-\p{L}+)+/gu)
      ?.join(' ')
      .replaceAll('-', '') ?? '';
  return `${folded} ${joined}`.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Tells whether every typed word stands in a text, in any of its forms; nothing typed finds everything. */
export function matchesFaq(typed: string, text: string): boolean {
  const words = faqWords(text);
  return wordsTyped(typed).every((wanted) => words.some((word) => isFormOf(wanted, word)));
}

/** A word typed with a hyphen is looked for as one. */
const wordsTyped = (typed: string) => faqWords(typed.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ''));

function isFormOf(wanted: string, word: string): boolean {
  if (word.includes(wanted)) return true;
  const isFolded = wanted.length >= shortestFolded && !/\d/.test(wanted);
  return isFolded && word.length <= wanted.length + longestEnding && word.startsWith(withoutEnding(wanted));
}

/** Endings grow with words: one letter of four or five, two of six or seven, then three. */
const withoutEnding = (word: string) => word.slice(0, -Math.min(3, Math.floor(word.length / 2) - 1));
