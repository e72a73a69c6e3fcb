import type { Kysely } from 'kysely';
import { isOwnCode, isOwnRange, wordCode, wordCodeRange } from '#domain/search-words.ts';
import { type SearchTerm, searchTerms } from '#domain/service-requests/request-search.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type CodeRange, type Occurrences, type Words, readWords } from './request-words-store.ts';

/** Requests that are read and put in order all together, where no index gives them in that order. */
export const mostSorted = 5000;
/** A word that occurs more often is followed from the newest request on. */
const mostFew = 400;
/** Different words that a beginning may stand for, to be followed side by side. */
const mostFollowed = 12;
/** Different words that a beginning may stand for, to be looked up for each request that is met. */
const mostProbed = 6;
/** Words that are looked up; further ones are only checked against the text. */
const mostLookedUp = 8;

/** A term of a search, and what the index of words has of it. */
type LookedUp = CodeRange & Words & { term: SearchTerm };

/** Where the requests of a search are found: by the rarest of its words, as far as that is known. */
export type SearchPlan = {
  terms: readonly SearchTerm[];
  lead: LookedUp;
  /** The others that were looked up. */
  others: readonly LookedUp[];
  /** Whether the lead occurs so rarely that all its requests are put in order together. */
  isRare: boolean;
};

/** Decides which word of a search leads to its requests; null when one of them occurs nowhere. */
export async function planSearch(db: Kysely<DatabaseSchema>, typed: string): Promise<SearchPlan | null> {
  const terms = searchTerms(typed);
  const ranges = terms.slice(0, mostLookedUp).map((term) => ({ term, ...rangeOf(term) }));
  const lookedUp = await readWords(db, ranges, { mostCounted: mostFew + 1, mostCodes: mostFollowed + 1 });
  const rarest = lookedUp.toSorted((one, other) => one.count - other.count)[0];
  if (!rarest || rarest.count === 0) return null;
  // Among frequent words the longest is likely to be the rarest.
  const isRare = rarest.count <= mostFew;
  const lead = isRare ? rarest : longestOf(lookedUp);
  return { terms, lead, others: lookedUp.filter((each) => each !== lead), isRare };
}

/** Where to look for what a search finds, and the terms that have to be looked for in the texts all the same. */
export type Way = Occurrences & { unsure: readonly SearchTerm[] };

/** The words to follow from the newest request on; null where they are neither few nor of few kinds. */
export async function wordsToFollow(db: Kysely<DatabaseSchema>, plan: SearchPlan): Promise<Way | null> {
  const { lead, others, isRare } = plan;
  const isOfFewKinds = lead.codes.length <= mostFollowed;
  if (!isOfFewKinds && !isRare) {
    const [words] = await readWords(db, [lead], { mostCounted: mostSorted + 1, mostCodes: 1 });
    if (!words || words.count > mostSorted) return null;
  }
  // Few requests are rather asked for the other words one by one.
  const probed = isOfFewKinds && !isRare ? others.filter(({ codes }) => codes.length <= mostProbed) : [];
  return {
    words: isOfFewKinds ? lead.codes : lead,
    others: probed.map(({ codes }) => codes),
    unsure: unsureTerms(plan, new Set(probed.map(({ term }) => term))),
  };
}

/** The terms of which a place among the lead's, and among those that were probed, does not tell that they are there. */
export function unsureTerms({ terms, lead }: SearchPlan, probed: ReadonlySet<SearchTerm>): readonly SearchTerm[] {
  return terms.filter((term) => !isSure(term) || (term !== lead.term && !probed.has(term)));
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

function longestOf(lookedUp: readonly LookedUp[]): LookedUp {
  return lookedUp.reduce((longest, each) => (each.term.word.length > longest.term.word.length ? each : longest));
}
