import type { FieldIssue } from '../../field-issue.ts';
import { checkLongest, checkText } from '../../text-length.ts';
import type { MilestoneStatus } from '../milestone-status.ts';

/** How many marks one hand-over takes, their longest texts in characters, and the scale of their places. */
export const markLimits = { marks: 50, place: 500, comment: 1000, answer: 1000, whole: 1000 } as const;

/**
 * What a customer asks to change, and where (I7): on a picture of the hand-over by its number from 1, at a point in thousandths of its
 * width and height from the upper left corner, or without one; else on the linked page, where `place` is an address or a section.
 */
export type Mark = { picture: number | null; x: number | null; y: number | null; place: string; comment: string };

/** A field of a mark by its place in the list, from 0. */
export type MarkField = `marks.${number}.${'picture' | 'place' | 'comment'}`;

/** Returns what is wrong with the marks on a hand-over that has so many pictures. */
export function checkMarks(marks: readonly Mark[], pictures: number): FieldIssue<MarkField>[] {
  return marks.flatMap(({ picture, place, comment }, index): FieldIssue<MarkField>[] => [
    ...(picture === null || (picture >= 1 && picture <= pictures)
      ? []
      : [{ field: `marks.${index}.picture`, rule: 'required' } as const]),
    ...checkLongest(`marks.${index}.place` as const, place, markLimits.place),
    ...checkText(`marks.${index}.comment` as const, comment, { maximum: markLimits.comment }),
  ]);
}

/** A mark as it is stored: texts without blanks around them, a point only on a picture, a place only on the page. */
export function cleanMark({ picture, x, y, place, comment }: Mark): Mark {
  const isPlaced = picture !== null && x !== null && y !== null;
  return {
    picture,
    x: isPlaced ? x : null,
    y: isPlaced ? y : null,
    place: picture === null ? place.trim() : '',
    comment: comment.trim(),
  };
}

/** Whether two lists of marks say the same at the same places. */
export function sameMarks(some: readonly Mark[], others: readonly Mark[]): boolean {
  return (
    some.length === others.length &&
    some.every((mark, index) => {
      const other = others[index];
      return other !== undefined && markKeys.every((key) => mark[key] === other[key]);
    })
  );
}

const markKeys = ['picture', 'x', 'y', 'place', 'comment'] as const satisfies readonly (keyof Mark)[];

/** Whether the agency may tick or answer the marks of the latest hand-over: until it hands over again, or the milestone is closed. */
export const mayAnswerMarks = (status: MilestoneStatus): boolean =>
  status === 'changes_requested' || status === 'in_progress';
