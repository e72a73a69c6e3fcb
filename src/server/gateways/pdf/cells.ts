import { type StyleName, page } from './look.ts';
import { type Sheet, widthOf } from './sheet.ts';

export type Cell = { x: number; width: number };
type Line = { text: string; style: StyleName };

const margin = 9;

/** Divides the column from `left` to its right edge into cells, each as wide as its longest line. */
export function shareWidth(sheet: Sheet, cells: readonly (readonly Line[])[], { left }: { left: number }): Cell[] {
  const asked = cells.map((lines) => Math.max(...lines.map(({ text, style }) => widthOf(sheet, text, style))) + margin);
  const spare = (page.right - left - asked.reduce((sum, width) => sum + width, 0)) / cells.length;
  let x = left;
  return asked.map((width) => {
    const cell = { x, width: width + spare };
    x += cell.width;
    return cell;
  });
}

/** Position of the text of a cell. */
export function inset(cell: Cell | undefined): Cell {
  return { x: (cell?.x ?? page.left) + margin, width: (cell?.width ?? page.right - page.left) - margin };
}
