import { cleanLine, cleanParagraphs } from '../references/clean-text.ts';
import { searchText } from '../search/search-text.ts';

/** Longest parts of a case study in characters, and the fewest that say something. */
export const caseStudyLimits = {
  title: 90,
  text: 1600,
  textMinimum: 20,
  figure: 24,
  result: 120,
  alt: 160,
  firm: 80,
  town: 60,
} as const;

/** The texts of a case study in one language. A result is a figure and what it says; a picture has words for who does not see it. */
export const caseStudyFields = [
  'title',
  'task',
  'solution',
  'figure1',
  'result1',
  'figure2',
  'result2',
  'figure3',
  'result3',
  'beforeAlt',
  'afterAlt',
] as const;
export type CaseStudyField = (typeof caseStudyFields)[number];
export type CaseStudyWords = Readonly<Record<CaseStudyField, string>>;

/** A case study without a word. */
export const emptyCaseStudyWords = Object.fromEntries(caseStudyFields.map((field) => [field, ''])) as CaseStudyWords;

/** Pictures of a case study: how it was, and how it is. */
export const picturePlaces = ['before', 'after'] as const;
export type PicturePlace = (typeof picturePlaces)[number];

/** What of the customer a case study shows beside its texts, each with a leave of its own. */
export const caseStudyParts = ['firm', 'town', 'pictures', 'figures'] as const;
export type CaseStudyPart = (typeof caseStudyParts)[number];

/** Facts that name the customer. */
export type NamedFacts = { firm: string; town: string };

const paragraphs: ReadonlySet<CaseStudyField> = new Set(['task', 'solution']);

/** Texts as they are stored: without marks that break other text, each on one line but task and solution. */
export const cleanCaseStudy = (words: CaseStudyWords): CaseStudyWords =>
  Object.fromEntries(
    caseStudyFields.map((field) => [
      field,
      paragraphs.has(field) ? cleanParagraphs(words[field]) : cleanLine(words[field]),
    ]),
  ) as CaseStudyWords;

export type CaseStudyResult = { figure: string; text: string };

/** The results that are told. */
export const resultsOf = (words: CaseStudyWords): CaseStudyResult[] =>
  [
    { figure: words.figure1, text: words.result1 },
    { figure: words.figure2, text: words.result2 },
    { figure: words.figure3, text: words.result3 },
  ].filter(({ figure, text }) => figure !== '' && text !== '');

/** Letters and digits of a text in words, folded. */
const wordsOf = (text: string): string[] =>
  searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A word without the vowel that declension exchanges: Žilina is in Žiline too. */
const stemOf = (word: string): string => (word.length > 3 ? word.replace(/[aeiouy]$/, '') : word);

const longestEnding = 4;

/** Legal forms at the end of a firm's name, which texts about it leave out; only abbreviated ones, because whole words may be its name. */
const legalForm =
  /[\s,]+(?:(?:spol\.?\s*)?s\.?\s*r\.?\s*o|a\.?\s*s|v\.?\s*o\.?\s*s|k\.?\s*s|j\.?\s*s\.?\s*a|[ai]\/s|p\/s|aps|ivs|gmbh|ltd|llc)\.?\s*$/i;

function isNamed(name: string, said: readonly string[]): boolean {
  const stems = wordsOf(name.replace(legalForm, '')).map(stemOf);
  const isAt = (index: number) =>
    stems.every((stem, offset) => {
      const word = said[index + offset] ?? '';
      return word.startsWith(stem) && word.length <= stem.length + longestEnding;
    });
  return stems.length > 0 && said.some((_, index) => isAt(index));
}

/**
 * Which part texts give away although there is no leave for it: they name the firm or the town, in any case that ends otherwise. Null
 * where they do not. Such texts are not published, and leave the site when the leave is taken back (A11).
 */
export function namedWithoutLeave(
  words: CaseStudyWords,
  { facts, parts }: { facts: NamedFacts; parts: readonly CaseStudyPart[] },
): 'firm' | 'town' | null {
  const said = wordsOf(Object.values(words).join(' '));
  return (['firm', 'town'] as const).find((part) => !parts.includes(part) && isNamed(facts[part], said)) ?? null;
}

/** Fields in which two texts differ. */
export const changedFields = (one: CaseStudyWords, other: CaseStudyWords): CaseStudyField[] =>
  caseStudyFields.filter((field) => one[field] !== other[field]);
