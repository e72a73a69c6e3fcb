import type { FieldIssue } from '../../field-issue.ts';
import type { SignatureMark, Strokes } from './signed-document.ts';

/** Size of the box that is signed in. */
export const signatureBox = { width: 600, height: 200 } as const;

/** Least length of all strokes in units of the box: less is a slip of the finger. */
const leastInk = 60;

/** Rules that a signature breaks: a typed one has letters, a drawn one lies in its box and is more than a dot (H5). */
export function checkMark(mark: SignatureMark): FieldIssue[] {
  if (mark.kind === 'on-behalf') return [];
  if (mark.kind === 'typed') return /\p{L}/u.test(mark.text) ? [] : [missing];
  if (mark.strokes.every((stroke) => stroke.length === 0)) return [missing];
  const isFit = mark.strokes.every((stroke) => stroke.every(isInBox)) && inkOf(mark.strokes) >= leastInk;
  return isFit ? [] : [{ field: 'signature', rule: 'signature-short' }];
}

const missing: FieldIssue = { field: 'signature', rule: 'signature-missing' };

const isInBox = ([x, y]: readonly [number, number]) =>
  x >= 0 && y >= 0 && x <= signatureBox.width && y <= signatureBox.height;

/** Length of all strokes together, in units of the box. */
export function inkOf(strokes: Strokes): number {
  return strokes.reduce((sum, stroke) => sum + lengthOfStroke(stroke), 0);
}

const lengthOfStroke = (stroke: Strokes[number]) =>
  stroke.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = stroke[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
