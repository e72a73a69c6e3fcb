import type { Contact } from '../contact-details.ts';
import { searchText } from '../search-text.ts';
import { wordsOf } from '../search-words.ts';

/** What a request can be found by. */
export type SearchedParts = {
  number: number;
  title: string;
  contact: Contact;
  description: string;
  customTrade?: string;
};

/** Country codes of the numbers that customers here write with or without them. */
const countryCode = /^(?:421|420|45)(?=\d{8,9}$)/;

/**
 * The searchable text of a request: its words, folded, each once, with single spaces between them, so that a word
 * starts exactly after a space or at the start. A phone number is found as written and as one number, with and without
 * its country code.
 */
export function requestSearchText({ number, title, contact, description, customTrade }: SearchedParts): string {
  const { name, email, company, phone } = contact;
  const parts = [String(number), title, name, email, company, phone, ...phoneWords(phone), customTrade, description];
  return wordsOf(tokensOf(searchText(...parts)).join(' ')).join(' ');
}

/** A word to be found: a figure as a whole, any other by its beginning (G2). */
export type SearchTerm = { word: string; isWhole: boolean };

/**
 * The words of a typed search; a request must contain all of them. Single characters count only if nothing else was
 * typed.
 */
export function searchTerms(typed: string): SearchTerm[] {
  const tokens = [...new Set(tokensOf(searchText(typed)))];
  const words = tokens.filter((word) => word.length > 1);
  return (words.length > 0 ? words : tokens).map((word) => ({ word, isWhole: /^\d+$/.test(word) }));
}

/** Adjacent letters and digits; a number without leading zeros. */
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
