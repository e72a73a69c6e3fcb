import type { LineCell } from '#domain/quotes/lines/line-cells.ts';
import type { DraftLine } from '#domain/quotes/lines/quote-line.ts';
import type { GridColumn } from './grid-places.ts';
import type { GridState, Unreadable } from './grid-state.ts';

/** A line that is being dragged, and the place among the others at which it would be dropped. */
export type Drag = { line: string; to: number };

/** What is wrong with the cells of a line, in words. */
export type CellProblems = Readonly<Partial<Record<GridColumn, string>>>;

/** All that a row shows: of equal value where it shows the same, so that a row that nothing happens to is not rendered again. */
export type RowProps = {
  line: DraftLine;
  /** From 0. */
  index: number;
  /** The column that Tab enters the grid by, in one row only. */
  tabStop: GridColumn | null;
  isActive: boolean;
  /** The cell that is edited, and what was typed into it. */
  editing: LineCell | null;
  text: string | null;
  isOpened: boolean;
  unreadable: Unreadable[string] | null;
  problems: CellProblems | null;
  /** It is being dragged, or another one would be dropped beside it. */
  isDragged: boolean;
  drop: 'before' | 'after' | null;
};

type Around = { problems: Readonly<Record<string, CellProblems>>; drag: Drag | null };

/** The rows of the grid; `problems` by the id of the line. */
export function rowsOf(state: GridState, { problems, drag }: Around): RowProps[] {
  const { history, active, opened, unreadable } = state;
  const target = dropTarget(drag, history.present);
  const first = active ? null : history.present[0]?.id;
  return history.present.map((line, index) => ({
    line,
    index,
    ...placeIn(line.id, state),
    ...(line.id === first && { tabStop: 'name' as const }),
    isOpened: opened.includes(line.id),
    unreadable: unreadable[line.id] ?? null,
    problems: problems[line.id] ?? null,
    isDragged: drag?.line === line.id,
    drop: target?.line === line.id ? target.side : null,
  }));
}

type PlaceProps = Pick<RowProps, 'tabStop' | 'isActive' | 'editing' | 'text'>;

/** Whether the keyboard is in the row of a line, and in which cell. */
function placeIn(id: string, { active, editing }: GridState): PlaceProps {
  if (active?.line !== id) return { tabStop: null, isActive: false, editing: null, text: null };
  const { column } = active;
  const edited =
    editing && column !== 'total' ? { editing: column, text: editing.text } : { editing: null, text: null };
  return { tabStop: column, isActive: true, ...edited };
}

/** The row that shows where a dragged one would be dropped. */
function dropTarget(drag: Drag | null, lines: readonly DraftLine[]): { line: string; side: 'before' | 'after' } | null {
  if (!drag) return null;
  const others = lines.filter(({ id }) => id !== drag.line);
  const next = others[drag.to];
  if (next) return { line: next.id, side: 'before' };
  const last = others.at(-1);
  return last ? { line: last.id, side: 'after' } : null;
}

/** Whether a row would show the same; what is wrong with it is compared by its words. */
export function isSameRow(one: RowProps, other: RowProps): boolean {
  const keys = Object.keys(one) as (keyof RowProps)[];
  return keys.every((key) =>
    key === 'problems' ? isShallowEqual(one.problems, other.problems) : Object.is(one[key], other[key]),
  );
}

function isShallowEqual(one: CellProblems | null, other: CellProblems | null): boolean {
  return one === other || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other));
}
