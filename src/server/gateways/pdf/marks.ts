import { readFileSync } from 'node:fs';
import { type BrandInk, colours, productInk } from './look.ts';

type Shape = { path: string; colour: string };
export type Spot = { x: number; y: number };

/** The bob of the site on its 20 × 40 grid, hanging from the middle of its upper edge. */
const bobIn = ({ line, lineShade }: BrandInk): readonly Shape[] => [
  { path: 'M9 0h2v4H9z', colour: line },
  { path: 'M7 3.5h6V8H7z', colour: colours.ink },
  { path: 'M4 8h12l2 3v9c0 1.5-.4 2.8-1.2 4L12.5 31h-5L3.2 24C2.4 22.8 2 21.5 2 20v-9z', colour: line },
  { path: 'M11.5 8H16l2 3v9c0 1.5-.4 2.8-1.2 4L12.5 31h-1z', colour: lineShade },
  { path: 'M7.5 31h5L10 40z', colour: colours.ink },
];

export function drawBob(pdf: PDFKit.PDFDocument, { x, y, height }: Spot & { height: number }, ink: BrandInk): void {
  drawShapes(pdf, bobIn(ink), { x: x - height / 4, y, scale: height / 40 });
}

/** The fixed point the line hangs from: a ring with a cross. */
export function drawNail(pdf: PDFKit.PDFDocument, { x, y }: Spot): void {
  pdf.circle(x, y, 5).lineWidth(1.2).fillAndStroke(colours.white, colours.ink);
  pdf
    .moveTo(x - 8, y)
    .lineTo(x + 8, y)
    .moveTo(x, y - 8)
    .lineTo(x, y + 8)
    .lineWidth(0.75)
    .stroke(colours.ink);
}

type Logo = { width: number; height: number; shapes: Shape[] };
let logo: Logo | null = null;

/** The product's logo, from the file that pictures of pages are drawn with too. */
export function openLogo(): Logo {
  logo ??= readLogo(readFileSync(new URL('../logo.svg', import.meta.url), 'utf8'));
  return logo;
}

function readLogo(svg: string): Logo {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const paths = svg.matchAll(/<path fill="(#[\da-f]{6})" d="([^"]+)"\/>/g);
  const shapes = Array.from(paths, ([, colour = '', path = '']) => ({ path, colour }));
  if (!width || !height || shapes.length === 0) throw new Error('logo.svg has no viewBox or no filled paths.');
  return { width: Number(width), height: Number(height), shapes };
}

/** The product's vermilion in the logo is replaced by the brand's colour. */
const inkFor = new Map([
  [productInk.line, ({ line }: BrandInk) => line],
  [productInk.lineShade, ({ lineShade }: BrandInk) => lineShade],
]);

/** Draws the site's logo with the brand's colour instead of vermilion. */
export function drawLogo(pdf: PDFKit.PDFDocument, { x, y, height }: Spot & { height: number }, ink: BrandInk): void {
  const { shapes, height: drawnHeight } = openLogo();
  const own = shapes.map(({ path, colour }) => ({ path, colour: inkFor.get(colour)?.(ink) ?? colour }));
  drawShapes(pdf, own, { x, y, scale: height / drawnHeight });
}

function drawShapes(
  pdf: PDFKit.PDFDocument,
  shapes: readonly Shape[],
  { x, y, scale }: Spot & { scale: number },
): void {
  pdf.save().translate(x, y).scale(scale);
  for (const { path, colour } of shapes) pdf.path(path).fill(colour);
  pdf.restore();
}
