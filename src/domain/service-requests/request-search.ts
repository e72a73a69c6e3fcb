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
 * The text in which a request is searched: its words, folded, each once, with single blanks between them, so that a
 * word begins exactly where a blank or the text does. A phone number is found as it is written and as one figure, with
 * and without its country code.
 */
export function requestSearchText({ number, title, contact, description, customTrade }: SearchedParts): string {
  const { name, email, company, phone } = contact;
  const parts = [String(number), title, name, email, company, phone, ...phoneWords(phone), customTrade, description];
  return wordsOf(tokensOf(searchText(...parts)).join(' ')).join(' ');
}

/** A word to be found: a figure as a whole, any other by its beginning (G2). */
export type SearchTerm = { word: string; isWhole: boolean };

/**
 * The words of what was typed into the search; a request must have them all. Single signs count only where nothing else
 * was typed.
 */
export function searchTerms(typed: string): SearchTerm[] {
  const tokens = [...new Set(tokensOf(searchText(typed)))];
  const words = tokens.filter((word) => word.length > 1);
  return (words.length > 0 ? words : tokens).map((word) => ({ word, isWhole: /^\d+$/.test(word) }));
}

/** Letters and digits that stand together; a figure without the zeros before it. */
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
