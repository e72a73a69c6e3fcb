import type { Kysely } from 'kysely';
import { isOwnCode, isOwnRange, wordCode, wordCodeRange } from '#domain/search/search-words.ts';
import { type SearchTerm, searchTerms } from '#domain/service-requests/request-search.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type CodeRange, type WordMatch, type WordStatistics, readWordStatistics } from './request-words-store.ts';

/** Requests that are read and sorted together where no index has the order. */
export const maxSorted = 5000;
/** A word with more entries counts as frequent: its entries are read newest first, page by page. */
const maxRare = 400;
/** Distinct words that a prefix may stand for when their entries are merged. */
const maxMergedCodes = 12;
/** Distinct words that a prefix may stand for when each request is checked for them by the index. */
const maxProbedCodes = 6;
/** Words of a search that are looked up in the index; further ones are only checked against the text. */
const maxLookedUp = 8;

/** A search term with its statistics in the word index. */
type LookedUp = CodeRange & WordStatistics & { term: SearchTerm };

/** How a search is executed: starting from its rarest word, as far as that is known. */
export type SearchPlan = {
  terms: readonly SearchTerm[];
  lead: LookedUp;
  /** The other words that were looked up. */
  others: readonly LookedUp[];
  /** Whether the leading word is so rare that all its requests can be sorted together. */
  isRare: boolean;
};

/** Chooses the word of a search whose entries are read; returns null when one of the words does not occur at all. */
export async function planSearch(db: Kysely<DatabaseSchema>, typed: string): Promise<SearchPlan | null> {
  const terms = searchTerms(typed);
  const ranges = terms.slice(0, maxLookedUp).map((term) => ({ term, ...rangeOf(term) }));
  const lookedUp = await readWordStatistics(db, ranges, { maxCounted: maxRare + 1, maxCodes: maxMergedCodes + 1 });
  const rarest = lookedUp.toSorted((one, other) => one.count - other.count)[0];
  if (!rarest || rarest.count === 0) return null;
  // Among frequent words the longest is probably the rarest.
  const isRare = rarest.count <= maxRare;
  const lead = isRare ? rarest : longestOf(lookedUp);
  return { terms, lead, others: lookedUp.filter((each) => each !== lead), isRare };
}

/** What to read from the index, and the terms that must be checked against the text. */
export type IndexLookup = WordMatch & { unverified: readonly SearchTerm[] };

/**
 * The words whose entries are read newest first; null where the leading word is neither rare nor stands for few words.
 */
export async function planIndexLookup(db: Kysely<DatabaseSchema>, plan: SearchPlan): Promise<IndexLookup | null> {
  const { lead, others, isRare } = plan;
  const isOfFewKinds = lead.codes.length <= maxMergedCodes;
  if (!isOfFewKinds && !isRare) {
    const [words] = await readWordStatistics(db, [lead], { maxCounted: maxSorted + 1, maxCodes: 1 });
    if (!words || words.count > maxSorted) return null;
  }
  // The few requests of a rare word are checked for the other words by their texts.
  const probed = isOfFewKinds && !isRare ? others.filter(({ codes }) => codes.length <= maxProbedCodes) : [];
  return {
    words: isOfFewKinds ? lead.codes : lead,
    others: probed.map(({ codes }) => codes),
    unverified: termsToVerify(plan, new Set(probed.map(({ term }) => term))),
  };
}

/** The terms that the index does not prove: their codes are shared with other words, or they were not probed. */
export function termsToVerify({ terms, lead }: SearchPlan, probed: ReadonlySet<SearchTerm>): readonly SearchTerm[] {
  return terms.filter((term) => !isExact(term) || (term !== lead.term && !probed.has(term)));
}

/** Whether no other word has the codes of a term. */
function isExact({ word, isWhole }: SearchTerm): boolean {
  return isWhole ? isOwnCode(word) : isOwnRange(word);
}

/** A LIKE pattern that matches a text between two blanks if it has the term; letters and digits need no escape. */
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
