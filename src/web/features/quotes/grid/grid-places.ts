import { lineCells } from '#domain/quotes/line-cells.ts';
import type { DraftLine } from '#domain/quotes/quote-line.ts';

/** A column of the grid: what can be typed, and the sum of the line. */
export const gridColumns = [...lineCells, 'total'] as const;
export type GridColumn = (typeof gridColumns)[number];

/** A cell of the grid, by the id of its line. */
export type Place = { line: string; column: GridColumn };

/** Where the grid goes from a cell. `next` and `previous` are Tab: in reading order, past what cannot be typed. */
export type Direction = 'left' | 'right' | 'up' | 'down' | 'start' | 'end' | 'first' | 'last' | 'next' | 'previous';

/** Lines and those whose description is shown although it is empty. */
export type Shown = { lines: readonly DraftLine[]; opened: readonly string[] };

/** Columns of a line; a description takes a place only where there is one. */
export function columnsOf(line: DraftLine, opened: readonly string[]): readonly GridColumn[] {
  const hasDescription = line.description !== '' || opened.includes(line.id);
  return hasDescription ? gridColumns : gridColumns.filter((column) => column !== 'description');
}

/** The cell in a direction; null where the grid ends. */
export function placeFrom(place: Place, direction: Direction, { lines, opened }: Shown): Place | null {
  const row = lines.findIndex(({ id }) => id === place.line);
  const inRow = (index: number, column: GridColumn): Place | null => {
    const line = lines[index];
    if (!line) return null;
    return { line: line.id, column: columnsOf(line, opened).includes(column) ? column : 'name' };
  };
  const beside = (distance: number): Place | null => {
    const columns = lines[row] ? columnsOf(lines[row], opened) : [];
    const column = columns[columns.indexOf(place.column) + distance];
    return column === undefined ? null : { line: place.line, column };
  };
  switch (direction) {
    case 'left':
      return beside(-1);
    case 'right':
      return beside(1);
    case 'up':
      return inRow(row - 1, place.column);
    case 'down':
      return inRow(row + 1, place.column);
    case 'start':
      return inRow(row, 'name');
    case 'end':
      return inRow(row, 'total');
    case 'first':
      return inRow(0, 'name');
    case 'last':
      return inRow(lines.length - 1, 'total');
    case 'next': {
      const right = beside(1);
      return right && right.column !== 'total' ? right : inRow(row + 1, 'name');
    }
    case 'previous':
      return beside(-1) ?? inRow(row - 1, 'internalCost');
  }
}

/** Id of the element of a cell. */
export function placeId({ line, column }: Place): string {
  return `line-${line}-${column}`;
}

/** Id of the button after the grid, which adds a line. */
export const addLineId = 'add-line';
