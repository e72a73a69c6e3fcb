import { readFileSync } from 'node:fs';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { encodePng } from './png.ts';

/** Complete fonts of the pictures: headings and lettering, and the text of the title block. */
export const fontFiles = [
  '@expo-google-fonts/barlow-semi-condensed/600SemiBold/BarlowSemiCondensed_600SemiBold.ttf',
  '@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf',
].map((file) => new URL(import.meta.resolve(file)));

export type Face = 'Barlow Semi Condensed' | 'Barlow';
/** Lines of a heading and the size in pixels at which they fit. */
export type SetHeading = { size: number; lines: readonly string[] };
/** A size in pixels, and how many lines may have it. */
type Try = { size: number; lines: number };
/** Sizes to try in their order; those of a heading that may be cut go on. */
type Field = { width: number; tries: readonly Try[]; furtherTries: readonly Try[]; isCut: boolean };

const fontBuffers = fontFiles.map((file) => readFileSync(file));
const widths = new Map<string, number>();
/** Words are measured at this size in pixels; widths grow with the size. */
const measured = 100;

/** Makes the renderer ready; nothing can be measured or drawn before. */
export async function openRenderer(): Promise<void> {
  await initWasm(readFileSync(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
}

/** Draws an SVG with the fonts of the pictures. */
export function drawSvg(svg: string): Buffer {
  const image = new Resvg(svg, { font: { fontBuffers: [...fontBuffers] } }).render();
  const png = encodePng(image);
  image.free();
  return png;
}

/** Width of a text in pixels, advance widths included, as the renderer itself sets it. */
export function widthOf(text: string, size: number, face: Face = 'Barlow Semi Condensed'): number {
  // A letter on either side keeps spaces and side bearings, which a bounding box of ink leaves out.
  return ((inkWidth(`H${text}H`, face) - inkWidth('HH', face)) * size) / measured;
}

function inkWidth(text: string, face: Face): number {
  const key = `${face} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="100" font-family="${face}" font-weight="600" font-size="${measured}">${escapeXml(text)}</text></svg>`;
  const drawing = new Resvg(svg, { font: { fontBuffers: [...fontBuffers] } });
  const width = drawing.getBBox()?.width ?? 0;
  drawing.free();
  widths.set(key, width);
  return width;
}

/**
 * Breaks a heading at the first size at which it fits without a line much shorter than the others, else at the first
 * at which it fits at all. One that fits at none is cut where it may be, else this throws.
 */
export function setHeading(heading: string, { width, tries, furtherTries, isCut }: Field): SetHeading {
  const whole = findLines(heading, width, tries);
  if (whole) return whole;
  if (!isCut) throw new Error(`The heading "${heading}" does not fit its picture.`);
  const letters = Array.from(heading);
  for (let count = letters.length; count > 0; count--) {
    const shown = count === letters.length ? heading : `${letters.slice(0, count).join('').trimEnd()}…`;
    const cut = findLines(shown, width, furtherTries);
    if (cut) return cut;
  }
  return { size: 0, lines: [] };
}

function findLines(heading: string, width: number, tries: readonly Try[]): SetHeading | undefined {
  const words = wordsOf(heading);
  const sets = tries.flatMap(({ size, lines }): SetHeading[] => {
    const found = evenLines(words, size, width);
    // Kerning between words is not in the sum of their widths, so the lines are measured again as a whole.
    const fits = found && found.length <= lines && found.every((line) => widthOf(line, size) <= width);
    return fits ? [{ size, lines: found }] : [];
  });
  return sets.find(({ lines }) => isEven(lines)) ?? sets[0];
}

function isEven(lines: readonly string[]): boolean {
  const all = lines.map((line) => widthOf(line, measured));
  return Math.min(...all) >= 0.45 * Math.max(...all);
}

/** Words that may start a line; single letters and figures stay with what follows, as Slovak and Czech ask. */
function wordsOf(heading: string): string[] {
  return heading.replaceAll(/(?<=^|\s)(\p{L}|[\d–]+) /gu, '$1\u00A0').split(' ');
}

/** The fewest lines that fit, the longest of them as short as it can be; null when a word alone is too wide. */
function evenLines(words: readonly string[], size: number, width: number): string[] | null {
  let lines = fill(words, size, width);
  if (!lines) return null;
  for (let narrower = width; narrower > 0; narrower -= 4) {
    const next = fill(words, size, narrower);
    if (!next || next.length > lines.length) break;
    lines = next;
  }
  return lines;
}

function fill(words: readonly string[], size: number, width: number): string[] | null {
  const space = widthOf(' ', size);
  const lines: string[] = [];
  let free = 0;
  for (const word of words) {
    const taken = widthOf(word, size);
    if (taken > width) return null;
    if (lines.length > 0 && space + taken <= free) {
      lines[lines.length - 1] += ` ${word}`;
      free -= space + taken;
    } else {
      lines.push(word);
      free = width - taken;
    }
  }
  return lines;
}

/** Text as it may stand in markup. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
