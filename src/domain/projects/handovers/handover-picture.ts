import { attachmentLimits } from '../../attachments/attachment.ts';
import type { FieldIssue } from '../../field-issue.ts';
import { checkText } from '../../text-length.ts';

/** How many pictures a hand-over has at most, and their longest text alternative in characters. */
export const pictureLimits = { count: attachmentLimits.count, alt: 300 } as const;

/** A field of a picture by its place in the list, from 0. */
export type PictureField = `pictures.${number}.alt`;

/** Returns what is wrong with the pictures of a hand-over: each says in words what it shows (L1). */
export const checkPictures = (pictures: readonly { alt: string }[]): FieldIssue<PictureField>[] =>
  pictures.flatMap(({ alt }, index) => checkText(`pictures.${index}.alt`, alt, { maximum: pictureLimits.alt }));
