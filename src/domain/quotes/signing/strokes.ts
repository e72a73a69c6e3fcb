import { signatureBox } from './check-mark.ts';
import type { Strokes } from './signed-document.ts';
import { signingLimits } from './signing-limits.ts';

export type Stroke = Strokes[number];
export type Point = Stroke[number];

/** A step shorter than this many units is not noted: a slow finger would fill the limit. */
const shortestStep = 2;

const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);

type Place = { left: number; top: number; width: number; height: number };

/** The point of the box under a place on the screen, which may lie outside it; `box` is where it is shown. */
export function pointAt({ x, y }: { x: number; y: number }, box: Place): Point {
  const across = ((x - box.left) / box.width) * signatureBox.width;
  const down = ((y - box.top) / box.height) * signatureBox.height;
  return [within(across, signatureBox.width), within(down, signatureBox.height)];
}

/** Begins a stroke, unless there are as many as can be sent. */
export function beginStroke(strokes: Strokes, point: Point): Strokes {
  return strokes.length >= signingLimits.strokes ? strokes : [...strokes, [point]];
}

/** Draws the last stroke on; steps too short to be seen, and points that cannot be sent, are left out. */
export function drawOn(strokes: Strokes, point: Point): Strokes {
  const last = strokes.at(-1);
  const end = last?.at(-1);
  if (!last || !end || last.length >= signingLimits.points) return strokes;
  const isShort = Math.hypot(point[0] - end[0], point[1] - end[1]) < shortestStep;
  return isShort ? strokes : [...strokes.slice(0, -1), [...last, point]];
}

/** Path of a stroke; a single point is a dot. */
export function pathOfStroke([first = [0, 0], ...rest]: Stroke): string {
  const [x, y] = first;
  return rest.length === 0 ? `M${x} ${y}h0` : `M${x} ${y}${rest.map(([toX, toY]) => `L${toX} ${toY}`).join('')}`;
}

/** Strokes from the text of a field; none where it holds something else. */
export function readStrokes(text: string): Strokes {
  try {
    const value: unknown = JSON.parse(text);
    const isStroke = (stroke: unknown) =>
      Array.isArray(stroke) &&
      stroke.every((point) => Array.isArray(point) && point.length === 2 && point.every(Number.isInteger));
    return Array.isArray(value) && value.every(isStroke) ? (value as Strokes) : [];
  } catch {
    return [];
  }
}
