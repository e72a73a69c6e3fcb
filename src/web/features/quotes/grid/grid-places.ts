import { lineCells } from '#domain/quotes/lines/line-cells.ts';
import type { DraftLine } from '#domain/quotes/lines/quote-line.ts';

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
export function placeFrom(place: Place, direction: Direction, shown: Shown): Place | null {
  return steps[direction](place, shown);
}

type Step = (place: Place, shown: Shown) => Place | null;

const steps: Record<Direction, Step> = {
  left: (place, shown) => beside(place, -1, shown),
  right: (place, shown) => beside(place, 1, shown),
  up: (place, shown) => inRow(rowOf(place, shown) - 1, place.column, shown),
  down: (place, shown) => inRow(rowOf(place, shown) + 1, place.column, shown),
  start: (place, shown) => inRow(rowOf(place, shown), 'name', shown),
  end: (place, shown) => inRow(rowOf(place, shown), 'total', shown),
  first: (_place, shown) => inRow(0, 'name', shown),
  last: (_place, shown) => inRow(shown.lines.length - 1, 'total', shown),
  next: (place, shown) => {
    const right = beside(place, 1, shown);
    return right && right.column !== 'total' ? right : inRow(rowOf(place, shown) + 1, 'name', shown);
  },
  previous: (place, shown) => beside(place, -1, shown) ?? inRow(rowOf(place, shown) - 1, 'internalCost', shown),
};

const rowOf = ({ line }: Place, { lines }: Shown) => lines.findIndex(({ id }) => id === line);

function inRow(index: number, column: GridColumn, { lines, opened }: Shown): Place | null {
  const line = lines[index];
  if (!line) return null;
  return { line: line.id, column: columnsOf(line, opened).includes(column) ? column : 'name' };
}

function beside(place: Place, distance: number, shown: Shown): Place | null {
  const line = shown.lines[rowOf(place, shown)];
  const columns = line ? columnsOf(line, shown.opened) : [];
  const column = columns[columns.indexOf(place.column) + distance];
  return column === undefined ? null : { line: place.line, column };
}

/** Whether two places are the same cell. */
export function isSamePlace(one: Place | null, other: Place | null): boolean {
  return one !== null && other !== null && one.line === other.line && one.column === other.column;
}

/** Id of the element of a cell. */
export function placeId({ line, column }: Place): string {
  return `line-${line}-${column}`;
}

/** Id of the button after the grid, which adds a line. */
export const addLineId = 'add-line';
