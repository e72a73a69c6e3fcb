/*
 * The pens of the pictures, as on a working drawing: outlines thick, what lies on them thinner, measures thinnest.
 * `sheet.ts` gives the classes their colours.
 */
const pen = (name: string) => (d: string) => `<path class="${name}" d="${d}"/>`;

/** Outline of the thing itself. */
export const outline = pen('outline');
/** Outline that hides what lies behind it. */
export const body = pen('body');
/** Edges within an outline. */
export const edge = pen('edge');
/** Lettering too small to be read, leaders and ticks. */
export const fine = pen('fine');
/** Hatching of a cut material. */
export const hatch = pen('hatch');
/** Axis, dash and dot. */
export const axis = pen('axis');
/** What is meant but not there yet, or no more: dashes. */
export const hidden = pen('hidden');
/** The one coloured detail: a surface, or a stroke. */
export const accent = pen('accent');
export const accentStroke = pen('accent-stroke');
/** Surfaces: done, ink, the wooden part. */
export const level = pen('level');
export const solid = pen('solid');
export const timber = pen('timber');

type Across = { from: number; to: number; at: number; text?: string };

/** Measure between two points on a horizontal line, with oblique ticks; the figure stands over its line. */
export function measureAcross({ from, to, at, text = '' }: Across): string {
  const ticks = `M${from} ${at - 12}v20M${to} ${at - 12}v20M${from - 6} ${at + 6}l12-12M${to - 6} ${at + 6}l12-12`;
  return fine(`M${from} ${at}H${to}${ticks}`) + figure({ x: (from + to) / 2, y: at - 9, turn: 0 }, text);
}

/** Measure between two points on a vertical line; the figure is read from the right. */
export function measureUpright({ from, to, at, text = '' }: Across): string {
  const ticks = `M${at - 8} ${from}h20M${at - 8} ${to}h20M${at - 6} ${from + 6}l12-12M${at - 6} ${to + 6}l12-12`;
  return fine(`M${at} ${from}V${to}${ticks}`) + figure({ x: at - 9, y: (from + to) / 2, turn: -90 }, text);
}

/** A figure over the middle of its line, turned by an angle in degrees. */
function figure({ x, y, turn }: { x: number; y: number; turn: number }, text: string): string {
  return `<text class="figure" x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})">${text}</text>`;
}

/** Mark of a section: a sign in a ring. */
export function mark(x: number, y: number, sign = ''): string {
  const text = sign && `<text class="sign" x="${x}" y="${y + 7}">${sign}</text>`;
  return `<circle class="ring" cx="${x}" cy="${y}" r="15"/>${text}`;
}

/** A number of like pieces one after the other, such as hatching, ticks and bricks. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
