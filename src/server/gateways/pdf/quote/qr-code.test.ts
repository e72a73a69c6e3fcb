import assert from 'node:assert/strict';
import { test } from 'node:test';
import jsqr from 'jsqr';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { sampleQuote } from '#tests/support/quote-snapshots.ts';
import { renderQuote } from './quote-document.ts';

type Square = { x: number; y: number; side: number };

/** Every square of the shape with the most squares on a page: the modules of a QR code. */
async function modulesOn(pdf: Awaited<ReturnType<typeof getDocumentProxy>>, page: number): Promise<Square[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await (await pdf.getPage(page)).getOperatorList();
  const shapes = fnArray.flatMap((operator, index) => {
    if (operator !== OPS.constructPath) return [];
    const [, [path]] = argsArray[index] as [number, [ArrayLike<number> | null]];
    return path ? [squaresIn(Array.from(path))] : [];
  });
  return shapes.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Squares in a path, each of which begins with a move (0, x, y), goes along lines (1, x, y) and is closed (4). */
function squaresIn(path: readonly number[]): Square[] {
  const squares: Square[] = [];
  let points: [number, number][] = [];
  for (let at = 0; at < path.length; at += path[at] === 4 ? 1 : 3) {
    if (path[at] !== 4) {
      points.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
      continue;
    }
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    squares.push({ x: Math.min(...xs), y: Math.min(...ys), side: Math.max(...xs) - Math.min(...xs) });
    points = [];
  }
  return squares;
}

/** Reads a QR code from its squares, painted with 8 pixels for each module on white paper. */
function readCode(squares: readonly Square[]): string | undefined {
  const [pixels, margin] = [8, 4];
  const step = squares[0]?.side ?? 1;
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))];
  const count = Math.round((Math.max(...squares.map(({ x }) => x)) - left) / step) + 1;
  const side = (count + 2 * margin) * pixels;
  const image = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y } of squares) {
    const column = (Math.round((x - left) / step) + margin) * pixels;
    const row = (Math.round((y - top) / step) + margin) * pixels;
    for (let line = row; line < row + pixels; line += 1) {
      for (let at = column; at < column + pixels; at += 1)
        image.fill(0, (line * side + at) * 4, (line * side + at) * 4 + 3);
    }
  }
  return jsqr.default(image, side, side)?.data;
}

test('H5 the QR code on a document is read as the address that verifies it', async () => {
  const address = 'https://plumbline.example/overenie?code=7KQ2-M9XA-4TBE-HW3C';
  const document = { ...sampleQuote('sk'), verification: { code: '7KQ2-M9XA-4TBE-HW3C', address } };
  const pdf = await getDocumentProxy(await renderQuote(document));
  assert.equal(readCode(await modulesOn(pdf, pdf.numPages)), address);
});
