// Cuts the three brand fonts down to the letters the site's four languages use and writes the
// @font-face rules that go with them. Run it again after a font package changes:
//   node_modules/.bin/node scripts/subset-fonts.ts && node_modules/.bin/oxfmt src/web/styles/fonts.css
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { languages } from '#domain/languages.ts';
import { texts } from '#locales/texts.ts';

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; keepFeatures: readonly string[]; noHinting: boolean },
) => Promise<Buffer>;

type Face = { family: string; weight: 400 | 600; file: string; source: string };

/** A font found on most machines; `widthToArial` is its average letter width against Arial's of that weight. */
type FallbackSource = {
  suffix: string;
  widthToArial: Record<Face['weight'], number>;
  locals: Record<Face['weight'], readonly string[]>;
};

const root = path.resolve(import.meta.dirname, '..');
const fontPackages = path.join(root, 'node_modules/@expo-google-fonts');
// subset-font ships no types; the signature above is the part in use here.
const subsetFont: SubsetFont = createRequire(import.meta.url)('subset-font');

const faces: readonly Face[] = [
  {
    family: 'Barlow',
    weight: 400,
    file: 'barlow-400',
    source: 'barlow/400Regular/Barlow_400Regular.ttf',
  },
  {
    family: 'Barlow',
    weight: 600,
    file: 'barlow-600',
    source: 'barlow/600SemiBold/Barlow_600SemiBold.ttf',
  },
  {
    family: 'Barlow Semi Condensed',
    weight: 600,
    file: 'barlow-semi-condensed-600',
    source: 'barlow-semi-condensed/600SemiBold/BarlowSemiCondensed_600SemiBold.ttf',
  },
];

const fallbacks: readonly FallbackSource[] = [
  {
    suffix: 'Fallback',
    widthToArial: { 400: 1, 600: 1 },
    locals: {
      400: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto', 'Helvetica Neue'],
      600: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto-Bold'],
    },
  },
  {
    // Plain Linux desktops have no Arial.
    suffix: 'Fallback Wide',
    widthToArial: { 400: 1.136, 600: 1.186 },
    locals: { 400: ['DejaVu Sans', 'Verdana'], 600: ['DejaVu Sans Bold', 'Verdana Bold'] },
  },
];

type Range = readonly [first: number, last: number];

/** What the four languages write: ASCII, their letters beyond it, punctuation, currency and signs of measure. */
const ownRanges: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  ...[...'ČčĎďĚěĹĺĽľŇňŔŕŘřŠšŤťŮůŽž'].map((letter): Range => [letter.codePointAt(0) ?? 0, letter.codePointAt(0) ?? 0]),
  [0x2009, 0x2009],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

/** The rest of Latin Extended-A for names of other countries, and signs that few pages show: fetched when one comes. */
const furtherRanges: readonly Range[] = [
  [0x100, 0x17f],
  [0x2007, 0x2007],
  [0x2010, 0x2012],
  [0x2015, 0x2015],
  [0x2020, 0x2022],
  [0x2030, 0x2033],
  [0x2039, 0x203a],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2195],
  [0x2213, 0x2215],
  [0x2248, 0x2265],
  [0x2300, 0x2300],
];

const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'pnum'];

/** What the site says of itself, in the letters that all fallback fonts share, to weigh widths as its words do. */
const sample = JSON.stringify(languages.map((language) => [texts[language].home, texts[language].services]))
  .normalize('NFKD')
  .replaceAll(/"\w+":|\p{Diacritic}|[^\p{Script=Latin}\d.,:?– ]/gu, '');

function pointsOf(ranges: readonly Range[]): number[] {
  return ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** The CSS of `unicode-range`, neighbours joined. */
function unicodeRange(points: readonly number[]): string {
  const sorted = points.toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of sorted) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ');
}

const openFont = (font: string) => new PDFDocument({ autoFirstPage: false }).font(font).fontSize(1000);

/** Helvetica has the letters' widths of Arial, but kerns far more; so its letters are measured one by one. */
function measureArial(weight: Face['weight']): number {
  const font = openFont(weight === 600 ? 'Helvetica-Bold' : 'Helvetica');
  return [...sample].reduce((width, letter) => width + font.widthOfString(letter), 0);
}

/** Reads ascent, descent and line gap (hhea) as parts of the em square (head). */
function readVerticalMetrics(font: Buffer): { ascent: number; descent: number; lineGap: number } {
  const offsetOf = (tag: string): number => {
    const entry = font.indexOf(tag, 12, 'latin1');
    return font.readUInt32BE(entry + 8);
  };
  const unitsPerEm = font.readUInt16BE(offsetOf('head') + 18);
  const hhea = offsetOf('hhea');
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
  };
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`;
}

function fontFaceRule(descriptors: readonly (readonly [name: string, value: string])[]): string {
  return `@font-face {\n${descriptors.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`;
}

function fallbackRule(face: Face, source: Buffer, fallback: FallbackSource): string {
  const wanted = openFont(path.join(fontPackages, face.source)).widthOfString(sample);
  const sizeAdjust = wanted / (measureArial(face.weight) * fallback.widthToArial[face.weight]);
  const metrics = readVerticalMetrics(source);
  return fontFaceRule([
    ['font-family', `'${face.family} ${fallback.suffix}'`],
    ['font-weight', String(face.weight)],
    ['src', fallback.locals[face.weight].map((name) => `local('${name}')`).join(', ')],
    ['size-adjust', percent(sizeAdjust)],
    ['ascent-override', percent(metrics.ascent / sizeAdjust)],
    ['descent-override', percent(metrics.descent / sizeAdjust)],
    ['line-gap-override', percent(metrics.lineGap / sizeAdjust)],
  ]);
}

const ownPoints = pointsOf(ownRanges);
const parts = [
  { suffix: '', points: ownPoints },
  { suffix: '-further', points: pointsOf(furtherRanges).filter((point) => !ownPoints.includes(point)) },
];

async function buildFace(face: Face): Promise<{ own: string[]; fallback: string[] }> {
  const source = await readFile(path.join(fontPackages, face.source));
  const own: string[] = [];
  for (const { suffix, points } of parts) {
    const file = `${face.file}${suffix}.woff2`;
    const subset = await subsetFont(source, String.fromCodePoint(...points), {
      targetFormat: 'woff2',
      keepFeatures: features,
      noHinting: true,
    });
    await writeFile(path.join(root, 'src/web/fonts', file), subset);
    process.stdout.write(`${file} ${(subset.length / 1024).toFixed(1)} KiB\n`);
    own.push(
      fontFaceRule([
        ['font-family', `'${face.family}'`],
        ['font-style', 'normal'],
        ['font-weight', String(face.weight)],
        ['font-display', 'swap'],
        ['src', `url('../fonts/${file}') format('woff2')`],
        ['unicode-range', unicodeRange(points)],
      ]),
    );
  }
  return { own, fallback: fallbacks.map((fallback) => fallbackRule(face, source, fallback)) };
}

const built = [];
for (const face of faces) built.push(await buildFace(face));
const sheet = `/* Written by scripts/subset-fonts.ts: the brand's fonts, which lib/boot-script.ts brings where there are scripts, and
   local fonts scaled to their size so that nothing jumps when a brand font arrives. */
@media (scripting: none) {
${built.flatMap(({ own }) => own).join('\n')}
}

${built.flatMap(({ fallback }) => fallback).join('\n')}`;
await writeFile(path.join(root, 'src/web/styles/fonts.css'), sheet);
