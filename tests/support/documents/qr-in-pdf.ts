import jsqr from 'jsqr';
import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
/** A rectangle of dark modules, in the units of its shape. */
type Rectangle = { x: number; y: number; width: number; height: number };

/** The text of the QR code on a page (from 1), drawn as one vector shape; undefined where there is none that can be read. */
export async function readQrOn(pdf: Pdf, page: number): Promise<string | undefined> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await (await pdf.getPage(page)).getOperatorList();
  const shapes = fnArray.flatMap((operator, index) => {
    if (operator !== OPS.constructPath) return [];
    const [, [path]] = argsArray[index] as [number, [ArrayLike<number> | null]];
    return path ? [rectanglesIn(Array.from(path))] : [];
  });
  const [code = []] = shapes.toSorted((one, other) => other.length - one.length);
  return readCode(code);
}

/** Rectangles in a path, each of which begins with a move (0, x, y), goes along lines (1, x, y) and is closed (4). */
function rectanglesIn(path: readonly number[]): Rectangle[] {
  const found: Rectangle[] = [];
  let points: [number, number][] = [];
  for (let at = 0; at < path.length; at += path[at] === 4 ? 1 : 3) {
    if (path[at] !== 4) {
      points.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
      continue;
    }
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    found.push({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y });
    points = [];
  }
  return found;
}

/** Reads a QR code from its rectangles, painted with 8 pixels for each module on white paper. */
function readCode(rectangles: readonly Rectangle[]): string | undefined {
  const [pixels, margin] = [8, 4];
  const step = rectangles[0]?.height ?? 1;
  const [left, top] = [Math.min(...rectangles.map(({ x }) => x)), Math.min(...rectangles.map(({ y }) => y))];
  const count = Math.round((Math.max(...rectangles.map(({ y }) => y)) - top) / step) + 1;
  const side = (count + 2 * margin) * pixels;
  if (!Number.isSafeInteger(side)) return undefined;
  const image = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, width } of rectangles) {
    const column = (Math.round((x - left) / step) + margin) * pixels;
    const row = (Math.round((y - top) / step) + margin) * pixels;
    const end = column + Math.round(width / step) * pixels;
    for (let line = row; line < row + pixels; line += 1) {
      for (let at = column; at < end; at += 1) image.fill(0, (line * side + at) * 4, (line * side + at) * 4 + 3);
    }
  }
  return jsqr.default(image, side, side)?.data;
}
