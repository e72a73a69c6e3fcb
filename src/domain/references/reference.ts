import { cleanLine, cleanParagraphs } from './clean-text.ts';

/** Longest parts of a reference in characters, and the fewest that say something. */
export const referenceLimits = {
  name: 80,
  firm: 80,
  text: 600,
  textMinimum: 20,
  figureLabel: 60,
  figure: 16,
  pictureAlt: 120,
} as const;

/** How often a customer is asked for a reference at most: once, and once more by the owner. */
export const mostReferenceAskings = 2;

/** What a customer writes. The figure is a line, or a line with how it was and how it is: "Enquiries a month", "3", "11". */
export type ReferenceWords = {
  name: string;
  firm: string;
  text: string;
  figureLabel: string;
  figureBefore: string;
  figureAfter: string;
  /** What the picture shows, for those who do not see it. */
  pictureAlt: string;
};

/** A reference without a word. */
export const emptyReferenceWords: ReferenceWords = {
  name: '',
  firm: '',
  text: '',
  figureLabel: '',
  figureBefore: '',
  figureAfter: '',
  pictureAlt: '',
};

/** Parts beside the text, each shown with a leave of its own. */
export const referenceParts = ['name', 'firm', 'figure', 'picture'] as const;
export type ReferencePart = (typeof referenceParts)[number];
export type ReferenceLeave = Readonly<Record<ReferencePart, boolean>>;

/** A reference as it is stored: a part that may not be shown is not kept at all. `picture` names its bytes. */
export type GivenReference = ReferenceWords & { picture: string | null };

/** Words as they are stored: without marks that break other text, each on one line but the text itself. */
export function cleanReference(words: ReferenceWords): ReferenceWords {
  return {
    name: cleanLine(words.name),
    firm: cleanLine(words.firm),
    text: cleanParagraphs(words.text),
    figureLabel: cleanLine(words.figureLabel),
    figureBefore: cleanLine(words.figureBefore),
    figureAfter: cleanLine(words.figureAfter),
    pictureAlt: cleanLine(words.pictureAlt),
  };
}

/** What is kept of words and a picture: only what may be shown. */
export function withLeave({ picture, ...words }: GivenReference, leave: ReferenceLeave): GivenReference {
  const hasPicture = leave.picture && picture !== null;
  return {
    ...words,
    name: leave.name ? words.name : '',
    firm: leave.firm ? words.firm : '',
    ...(leave.figure ? {} : { figureLabel: '', figureBefore: '', figureAfter: '' }),
    pictureAlt: hasPicture ? words.pictureAlt : '',
    picture: hasPicture ? picture : null,
  };
}

/** Which parts a reference shows beside its text. */
export function partsOf(given: GivenReference): ReferencePart[] {
  const has: ReferenceLeave = {
    name: given.name !== '',
    firm: given.firm !== '',
    figure: given.figureLabel !== '',
    picture: given.picture !== null,
  };
  return referenceParts.filter((part) => has[part]);
}

/**
 * How a reference differs from the one before: not at all, only by parts that may no longer be shown, or by what nobody at the agency
 * has seen yet.
 */
export function differenceOf(before: GivenReference, after: GivenReference): 'none' | 'less' | 'new' {
  const keys = Object.keys(emptyReferenceWords) as (keyof ReferenceWords)[];
  const changed = [...keys, 'picture' as const].filter((key) => (before[key] ?? '') !== (after[key] ?? ''));
  if (changed.length === 0) return 'none';
  return changed.every((key) => (after[key] ?? '') === '') ? 'less' : 'new';
}
