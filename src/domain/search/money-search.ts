import { searchText } from './search-text.ts';
import { type SearchTerm, searchTerms, wordText } from '../service-requests/request-search.ts';

/** A number of a document, a request for money or a quote in folded text, such as `f2026-0042`. */
const number = /(?<![\p{L}\p{N}])([a-z]{0,2}\d{4})-(\d{1,9})(?!\p{N})/gu;

/** Digits of a number that is typed as a whole, such as a place in a series; longer ones are found by their beginning. */
const wholeDigits = 4;

/**
 * Returns the words by which documents and requests for money are found, with single blanks between them. A number counts as one word
 * (`f20260042`) and as its place in the series (`42`), beside all words of the texts.
 */
export function moneySearchText(...parts: readonly (string | null | undefined)[]): string {
  const folded = searchText(...parts);
  const numbers = [...folded.matchAll(number)].flatMap(([, year = '', place = '']) => [
    `${year}${place}`,
    String(Number(place)),
  ]);
  return [...new Set([...wordText([folded]).split(' '), ...numbers])].filter((word) => word !== '').join(' ');
}

/** The words of a typed search; what is found has all of them (H6, H11). Numbers of documents are found while they are typed. */
export function moneySearchTerms(typed: string): SearchTerm[] {
  return searchTerms(searchText(typed).replaceAll(number, '$1$2')).map(({ word }) => ({
    word,
    isWhole: /^\d+$/.test(word) && word.length <= wholeDigits,
  }));
}
