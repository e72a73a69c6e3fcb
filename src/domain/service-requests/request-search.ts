import type { Contact } from '../contact/contact-details.ts';
import { searchText } from '../search/search-text.ts';
import { wordsOf } from '../search/search-words.ts';

/** The parts of a request that it is found by. */
export type SearchedParts = {
  number: number;
  title: string;
  contact: Contact;
  description: string;
  customTrade?: string;
};

/** Country codes that customers may leave out. */
const countryCode = /^(?:421|420|45)(?=\d{8,9}$)/;

/**
 * Returns the search text of a request: its distinct folded words with single blanks between them, so that every word
 * begins after a blank or at the start. A phone number is found as it is written and as one number, with and without
 * its country code.
 */
export function requestSearchText({ number, title, contact, description, customTrade }: SearchedParts): string {
  const { name, email, company, phone } = contact;
  const parts = [String(number), title, name, email, company, phone, ...phoneWords(phone), customTrade, description];
  return wordText(parts);
}

/** Distinct folded words of some texts with single blanks between them; numbers without leading zeros. */
export const wordText = (parts: readonly (string | null | undefined)[]): string =>
  wordsOf(tokensOf(searchText(...parts)).join(' ')).join(' ');

/** A search term: a number matches as a whole, any other word by its beginning (G2). */
export type SearchTerm = { word: string; isWhole: boolean };

/**
 * Returns the words of a typed search; a request must contain all of them. Single characters count only when nothing
 * else was typed.
 */
export function searchTerms(typed: string): SearchTerm[] {
  const tokens = [...new Set(tokensOf(searchText(typed)))];
  const words = tokens.filter((word) => word.length > 1);
  return (words.length > 0 ? words : tokens).map((word) => ({ word, isWhole: /^\d+$/.test(word) }));
}

/** Sequences of letters and digits; numbers without leading zeros. */
function tokensOf(folded: string): string[] {
  return folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '')
    .map((token) => (/^\d+$/.test(token) ? token.replace(/^0+(?=\d)/, '') : token));
}

function phoneWords(phone: string): string[] {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  return [...new Set([digits, digits.replace(countryCode, '')])];
}
