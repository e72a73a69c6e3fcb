import type { Kysely } from 'kysely';
import { isOwnCode, isOwnRange, wordCode, wordCodeRange } from '#domain/search-words.ts';
import { type SearchTerm, searchTerms } from '#domain/service-requests/request-search.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type CodeRange, type Occurrences, countWithin, readCodes } from './word-store.ts';

/** Requests that are read and put in order all together, where no index gives them in that order. */
export const mostSorted = 5000;
/** A word that occurs more often is followed from the newest request on. */
const mostFew = 400;
/** Different words that a beginning may stand for, to be followed side by side. */
const mostFollowed = 12;
/** Different words that a beginning may stand for, to be looked up for each request that is met. */
const mostProbed = 6;
/** Words that are looked up; further ones are only checked against the text. */
const mostCounted = 8;

/** Where the requests of a search are found: by the rarest of its words, as far as that is known. */
export type SearchPlan = {
  terms: readonly SearchTerm[];
  range: CodeRange;
  /** The term of the range, and the others that are looked up. */
  lead: SearchTerm;
  others: readonly SearchTerm[];
  /** The words that it stands for, where they have been looked up already. */
  codes: readonly number[] | null;
  /** Whether it occurs so rarely that all its requests are put in order together. */
  isRare: boolean;
};

/** Decides which word of a search leads to its requests; null when one of them occurs nowhere. */
export async function planSearch(db: Kysely<DatabaseSchema>, typed: string): Promise<SearchPlan | null> {
  const terms = searchTerms(typed);
  const looked = terms.slice(0, mostCounted);
  const [only] = looked;
  // A single word need not be compared with others: few kinds of it are followed however often they occur.
  if (only && looked.length === 1) {
    const codes = await readCodes(db, rangeOf(only), mostFollowed + 1);
    if (codes.length === 0) return null;
    if (codes.length <= mostFollowed)
      return { terms, lead: only, range: rangeOf(only), others: [], codes, isRare: false };
  }
  const counts = await Promise.all(looked.map((term) => countWithin(db, rangeOf(term), mostFew + 1)));
  const least = Math.min(...counts);
  if (terms.length === 0 || least === 0) return null;
  // Among frequent words the longest is likely to be the rarest.
  const isRare = least <= mostFew;
  const rarest = isRare ? looked[counts.indexOf(least)] : longestOf(looked);
  if (!rarest) return null;
  const others = looked.filter((term) => term !== rarest);
  return { terms, lead: rarest, range: rangeOf(rarest), others, codes: null, isRare };
}

/** Where to look for what a search finds, and the terms that have to be looked for in the texts all the same. */
export type Way = Occurrences & { unsure: readonly SearchTerm[] };

/** The words to follow from the newest request on; null where they are neither few nor of few kinds. */
export async function wordsToFollow(db: Kysely<DatabaseSchema>, plan: SearchPlan): Promise<Way | null> {
  const wayOf = (words: Occurrences['words'], probed: ReadonlyMap<SearchTerm, readonly number[]>): Way => ({
    words,
    others: [...probed.values()],
    unsure: unsureTerms(plan, probed),
  });
  if (plan.codes) return wayOf(plan.codes, new Map());
  if (plan.isRare) return wayOf(plan.range, new Map());
  const [words = [], ...others] = await Promise.all(
    [plan.range, ...plan.others.map(rangeOf)].map((range) => readCodes(db, range, mostFollowed + 1)),
  );
  if (words.length <= mostFollowed) {
    const kinds = plan.others.map((term, index) => [term, others[index] ?? []] as const);
    return wayOf(words, new Map(kinds.filter(([, codes]) => codes.length > 0 && codes.length <= mostProbed)));
  }
  return (await countWithin(db, plan.range, mostSorted + 1)) <= mostSorted ? wayOf(plan.range, new Map()) : null;
}

/** The terms of which a place among the lead's, and among those that were probed, does not tell that they are there. */
export function unsureTerms(
  { terms, lead }: SearchPlan,
  probed: { has: (term: SearchTerm) => boolean },
): readonly SearchTerm[] {
  return terms.filter((term) => !isSure(term) || (term !== lead && !probed.has(term)));
}

/** Whether the codes of a term are those of no other word. */
function isSure({ word, isWhole }: SearchTerm): boolean {
  return isWhole ? isOwnCode(word) : isOwnRange(word);
}

/** A pattern that a text between two blanks is like if it has the term; letters and digits need no escape. */
export function patternOf({ word, isWhole }: SearchTerm): string {
  return isWhole ? `% ${word} %` : `% ${word}%`;
}

function rangeOf({ word, isWhole }: SearchTerm): CodeRange {
  const code = wordCode(word);
  return isWhole ? { from: code, to: code } : wordCodeRange(word);
}

function longestOf(terms: readonly SearchTerm[]): SearchTerm | undefined {
  return terms.toSorted((one, other) => other.word.length - one.word.length)[0];
}
