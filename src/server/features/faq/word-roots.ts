import { searchText } from '#domain/search/search-text.ts';
import type { AskedWords } from '#locales/content/content.ts';

/** A root keeps at least so many letters, or nothing would tell words apart. */
const shortestRoot = 3;

/** What is left of the words of a language for its search. */
export type WordRoots = {
  /** The part of a word that its cases and persons share; null where the word has no subject of its own. */
  rootOf: (word: string) => string | null;
  /** Whether a root is one that many questions share. */
  isCommon: (root: string) => boolean;
};

/** Cuts endings off words, the longest first. Case and diacritics are folded as in every search of the site (A6). */
export function createWordRoots({ endings, unimportant, common }: AskedWords): WordRoots {
  const longestFirst = endings.split(' ').toSorted((a, b) => b.length - a.length);
  const ignored = new Set(searchText(unimportant).split(' '));
  const cut = (word: string) => {
    const ending = longestFirst.find((end) => word.endsWith(end) && word.length - end.length >= shortestRoot);
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
  const rootOf = (word: string) => {
    const folded = searchText(word);
    return !/\p{L}/u.test(folded) || ignored.has(folded) ? null : cut(folded);
  };
  const commonRoots = new Set(searchText(common).split(' ').map(cut));
  return { rootOf, isCommon: (root) => commonRoots.has(root) };
}
