import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import { encodePng } from './png.ts';

const root = path.resolve(import.meta.dirname, '../..');
const fonts = path.join(root, 'node_modules/@expo-google-fonts');

/** Complete fonts of the pictures: headings and lettering, and the text of the title block. */
export const fontFiles = [
  path.join(fonts, 'barlow-semi-condensed/600SemiBold/BarlowSemiCondensed_600SemiBold.ttf'),
  path.join(fonts, 'barlow/600SemiBold/Barlow_600SemiBold.ttf'),
] as const;

export type Face = 'Barlow Semi Condensed' | 'Barlow';
/** Lines of a heading and the size in pixels at which they fit. */
export type SetHeading = { size: number; lines: readonly string[] };
/** Sizes in pixels to try, in their order, each with the lines that it may take. */
type Field = { width: number; tries: readonly { size: number; lines: number }[] };

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
 * at which it fits at all. Throws when it fits at none.
 */
export function setHeading(heading: string, { width, tries }: Field): SetHeading {
  const words = wordsOf(heading);
  const sets = tries.flatMap(({ size, lines }): SetHeading[] => {
    const found = evenLines(words, size, width);
    // Kerning between words is not in the sum of their widths, so the lines are measured again as a whole.
    const fits = found && found.length <= lines && found.every((line) => widthOf(line, size) <= width);
    return fits ? [{ size, lines: found }] : [];
  });
  const set = sets.find(({ lines }) => isEven(lines)) ?? sets[0];
  if (!set) throw new Error(`The heading "${heading}" does not fit its picture.`);
  return set;
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
