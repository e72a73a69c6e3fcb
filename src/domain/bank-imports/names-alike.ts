import { searchText } from '../search/search-text.ts';

/** Parts of names that say nothing of who somebody is: legal forms and titles. */
const idle = new Set(
  'sro as spol ks vos gmbh aps is ivs ltd plc inc co ing mgr mudr judr phdr dr bc rndr pan pani'.split(' '),
);

/** A name as words that say who somebody is: folded, without legal forms and titles. */
export function nameWords(name: string): string[] {
  // "s. r. o." and "a/s" become one word.
  const joined = searchText(name.slice(0, 200)).replaceAll(/\b(\w)[./]\s?(?=\w\b)/g, '$1');
  return (joined.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !idle.has(word));
}

/**
 * Whether two names, as their words, may stand for one payer: every word of the shorter one begins a word of the other. Banks write
 * names in capital letters, without accents, in either order, cut at the end.
 */
export function areNamesAlike(one: readonly string[], other: readonly string[]): boolean {
  const [shorter = [], longer = []] = [one, other].toSorted((a, b) => a.length - b.length);
  if (!shorter.some((word) => word.length > 2)) return false;
  return shorter.every((word) => longer.some((each) => isBegun(word, each)));
}

const isBegun = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > 3 && (other.startsWith(one) || one.startsWith(other)));
