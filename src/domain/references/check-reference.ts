import type { FieldIssue } from '../field-issue.ts';
import { checkLongest, checkText } from '../text-length.ts';
import { type ReferenceLeave, type ReferenceWords, referenceLimits as limits } from './reference.ts';

export type ReferenceField = keyof ReferenceWords | 'picture' | 'consent';
type Issue = FieldIssue<ReferenceField>;

export type TypedReference = {
  words: ReferenceWords;
  leave: ReferenceLeave;
  /** Whether there is a picture, stored or just chosen. */
  hasPicture: boolean;
  hasConsent: boolean;
};

/** Returns what is wrong with a reference: a part that may be shown has to be there, and nothing is shown without consent. */
export function checkReference({ words, leave, hasPicture, hasConsent }: TypedReference): Issue[] {
  const text = { minimum: limits.textMinimum, maximum: limits.text };
  return [
    ...checkText('text', words.text, text),
    ...(leave.name ? checkText('name', words.name, { maximum: limits.name }) : []),
    ...(leave.firm ? checkText('firm', words.firm, { maximum: limits.firm }) : []),
    ...(leave.figure ? checkFigure(words) : []),
    ...(leave.picture ? checkPicture(words, hasPicture) : []),
    ...(hasConsent ? [] : [{ field: 'consent', rule: 'required' } as const]),
  ];
}

/** A figure has a line; of two numbers there is none or both. */
function checkFigure({ figureLabel, figureBefore, figureAfter }: ReferenceWords): Issue[] {
  const isHalf = (figureBefore === '') !== (figureAfter === '');
  return [
    ...checkText('figureLabel', figureLabel, { maximum: limits.figureLabel }),
    ...checkLongest('figureBefore', figureBefore, limits.figure),
    ...checkLongest('figureAfter', figureAfter, limits.figure),
    ...(isHalf ? [{ field: figureBefore === '' ? 'figureBefore' : 'figureAfter', rule: 'required' } as const] : []),
  ];
}

const checkPicture = ({ pictureAlt }: ReferenceWords, hasPicture: boolean): Issue[] =>
  hasPicture
    ? checkText('pictureAlt', pictureAlt, { maximum: limits.pictureAlt })
    : [{ field: 'picture', rule: 'required' }];

/** A translation that the owner adds beside the original. */
export type ReferenceTranslation = { text: string; figureLabel: string; pictureAlt: string };

/** Returns what is wrong with a translation: it has what the original has. An empty text takes it away. */
export function checkTranslation(
  { text, figureLabel, pictureAlt }: ReferenceTranslation,
  original: Pick<ReferenceWords, 'figureLabel' | 'pictureAlt'>,
): FieldIssue<keyof ReferenceTranslation>[] {
  if (text.trim() === '') return [];
  return [
    // A language may need more words than another.
    ...checkLongest('text', text, 2 * limits.text),
    ...(original.figureLabel === '' ? [] : checkText('figureLabel', figureLabel, { maximum: limits.figureLabel })),
    ...(original.pictureAlt === '' ? [] : checkText('pictureAlt', pictureAlt, { maximum: limits.pictureAlt })),
  ];
}
