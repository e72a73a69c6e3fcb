import type { Language } from '#domain/languages.ts';
import {
  type LineEdit,
  type LineHistory,
  applyEdit,
  endStep,
  isSame,
  redo,
  startHistory,
  undo,
} from '#domain/quotes/lines/edit-lines.ts';
import { type LineCell, type LineChanges, cellText, readCell } from '#domain/quotes/lines/line-cells.ts';
import { type DraftLine, thousandths } from '#domain/quotes/lines/quote-line.ts';
import { type Direction, type Place, isSamePlace, placeFrom } from './grid-places.ts';

/** A cell in which something is being typed, and the line as it was before. */
type Editing = { text: string; before: DraftLine };

/** What was typed into cells that cannot hold it, by line. */
export type Unreadable = Readonly<Record<string, Readonly<Partial<Record<LineCell, string>>>>>;

/** What the grid tells in words: to screen readers, and after a paste to all. */
export type Report =
  | { kind: 'moved'; name: string; place: number; of: number }
  | { kind: 'removed' | 'duplicated' | 'undone' | 'redone' }
  /** Numbers of the rows that are no lines, and how many found no more room. */
  | { kind: 'pasted'; added: number; rejected: readonly number[]; leftOver: number };

/** The grid of lines between two presses. */
export type GridState = {
  history: LineHistory;
  /** The one cell that the keyboard is in; null before the grid was entered. */
  active: Place | null;
  editing: Editing | null;
  unreadable: Unreadable;
  /** Lines whose description is shown although it is empty. */
  opened: readonly string[];
  report: Report | null;
};

export type GridEvent =
  | { type: 'focus'; place: Place }
  /** Edits the active cell: with what is in it, or with another text. */
  | { type: 'begin'; text?: string }
  | { type: 'type'; text: string }
  /** Ends the edit, and keeps what was typed or takes it back. */
  | { type: 'finish' }
  | { type: 'cancel' }
  | { type: 'go'; to: Direction; newLine?: DraftLine | undefined }
  /** Sets several details at once and goes to the next cell. */
  | { type: 'pick'; changes: LineChanges }
  | { type: 'toggle-option' }
  | { type: 'open-description' }
  /** `begin` is the cell that is edited then. */
  | { type: 'edit'; edit: LineEdit; begin?: Place; report?: Report }
  | { type: 'undo' }
  | { type: 'redo' };

/** A grid that nobody has touched. */
export function startGrid(lines: readonly DraftLine[]): GridState {
  return { history: startHistory(lines), active: null, editing: null, unreadable: {}, opened: [], report: null };
}

/**
 * Takes over lines that were changed elsewhere: there is nothing to undo in them. What is just being typed goes on, unless its line
 * is gone.
 */
export function receiveLines(state: GridState, lines: readonly DraftLine[]): GridState {
  const { history } = state;
  if (history.present === lines) return state;
  if (isSame(history.present, lines)) return { ...state, history: { ...history, present: lines } };
  const editing = lines.some(({ id }) => id === state.active?.line) ? state.editing : null;
  return withActive({ ...state, history: startHistory(lines), editing }, history.present);
}

/** The line that the keyboard is in. */
export function activeLine({ history, active }: GridState): DraftLine | null {
  return history.present.find(({ id }) => id === active?.line) ?? null;
}

/** Cells that hold what they cannot, as `lines.<id>.<column>`. */
export function unreadableFields({ history, unreadable }: GridState): string[] {
  return history.present.flatMap(({ id }) =>
    Object.keys(unreadable[id] ?? {}).map((column) => `lines.${id}.${column}`),
  );
}

/** Returns the grid after an event; numbers are read as people of the language type them. */
export function reduceGrid(state: GridState, event: GridEvent, language: Language): GridState {
  switch (event.type) {
    case 'begin':
      return begin(state, event.text, language);
    case 'type':
      return type(state, event.text, language);
    case 'cancel':
      return cancel(state);
    case 'pick':
      return pick(state, event.changes);
    case 'focus':
      return isSamePlace(state.active, event.place) ? state : { ...finish(state, language), active: event.place };
    default:
      return afterEdit(finish(state, language), event, language);
  }
}

type OtherEvent = Exclude<GridEvent, { type: 'begin' | 'type' | 'cancel' | 'pick' | 'focus' }>;

/** Everything else ends the edit first. */
function afterEdit(state: GridState, event: OtherEvent, language: Language): GridState {
  switch (event.type) {
    case 'finish':
      return state;
    case 'go':
      return go(state, event, language);
    case 'toggle-option':
      return toggleOption(state);
    case 'open-description':
      return openDescription(state, language);
    case 'edit':
      return edit(state, event, language);
    case 'undo':
    case 'redo':
      return travel(state, event.type);
  }
}

function begin(state: GridState, text: string | undefined, language: Language): GridState {
  const line = activeLine(state);
  const column = state.active?.column;
  if (state.editing || !line || column === undefined || column === 'total') return state;
  const known = state.unreadable[line.id]?.[column] ?? cellText(line, column, language);
  const begun = { ...state, editing: { text: known, before: line }, report: null };
  return text === undefined ? begun : type(begun, text, language);
}

/** What can be read counts at once; while it cannot, the line is as it was before. */
function type(state: GridState, text: string, language: Language): GridState {
  const { editing, active } = state;
  if (!editing || !active || active.column === 'total') return state;
  const cell = active.column;
  const changes = readCell(text, { line: editing.before, cell, language }) ?? { [cell]: editing.before[cell] };
  return { ...change(state, active.line, changes), editing: { ...editing, text } };
}

function change(state: GridState, id: string, changes: LineChanges): GridState {
  return { ...state, history: applyEdit(state.history, { type: 'change', id, changes }) };
}

/** Ends the edit; what the cell cannot hold stays in it as it was typed. */
function finish(state: GridState, language: Language): GridState {
  const { editing, active } = state;
  if (!editing || !active || active.column === 'total') return state;
  const isReadable = readCell(editing.text, { line: editing.before, cell: active.column, language }) !== null;
  const { [active.column]: _typed, ...others } = state.unreadable[active.line] ?? {};
  const cells = isReadable ? others : { ...others, [active.column]: editing.text };
  return {
    ...state,
    history: endStep(state.history),
    editing: null,
    unreadable: { ...state.unreadable, [active.line]: cells },
    opened: active.column === 'description' ? state.opened.filter((id) => id !== active.line) : state.opened,
  };
}

function cancel(state: GridState): GridState {
  const { editing, active } = state;
  if (!editing || !active) return state;
  const { id, ...before } = editing.before;
  const column = active.column as LineCell;
  const restored = change(state, id, { [column]: before[column] });
  return { ...restored, history: endStep(restored.history), editing: null };
}

type Go = Extract<GridEvent, { type: 'go' }>;

/** Goes to the next cell; past the last one, to a new line. */
function go(state: GridState, { to, newLine }: Go, language: Language): GridState {
  const { history, active } = state;
  if (!active) return state;
  const place = placeFrom(active, to, { lines: history.present, opened: state.opened });
  if (place) return { ...state, active: place, report: null };
  if (!newLine) return state;
  const insertion = { type: 'insert', at: history.present.length, lines: [newLine] } as const;
  return edit(state, { edit: insertion, begin: { line: newLine.id, column: 'name' } }, language);
}

function pick(state: GridState, changes: LineChanges): GridState {
  const { active, editing } = state;
  if (!active || !editing) return state;
  const picked = change({ ...state, history: endStep(state.history) }, active.line, changes);
  const { [active.line]: _typed, ...unreadable } = state.unreadable;
  return {
    ...picked,
    history: endStep(picked.history),
    editing: null,
    unreadable,
    active: { line: active.line, column: 'quantity' },
  };
}

function toggleOption(state: GridState): GridState {
  const line = activeLine(state);
  if (!line) return state;
  const amount = line.quantity === 0 ? thousandths : line.quantity;
  const option = line.option ? null : { minimum: amount, maximum: amount };
  const toggled = change(state, line.id, { option });
  return { ...toggled, history: endStep(toggled.history) };
}

function openDescription(state: GridState, language: Language): GridState {
  const line = activeLine(state);
  if (!line) return state;
  const opened = [...state.opened.filter((id) => id !== line.id), line.id];
  return begin({ ...state, opened, active: { line: line.id, column: 'description' } }, undefined, language);
}

type Edit = Omit<Extract<GridEvent, { type: 'edit' }>, 'type'>;

function edit(state: GridState, { edit: wanted, begin: place, report }: Edit, language: Language): GridState {
  const history = endStep(applyEdit(state.history, wanted));
  const next = { ...state, history, active: place ?? state.active, report: report ?? null };
  return place ? begin(next, undefined, language) : withActive(next, state.history.present);
}

function travel(state: GridState, way: 'undo' | 'redo'): GridState {
  const history = way === 'undo' ? undo(state.history) : redo(state.history);
  if (history.present === state.history.present) return state;
  const report = { kind: way === 'undo' ? 'undone' : 'redone' } as const;
  return withActive({ ...state, history, report }, state.history.present);
}

/** Where the line of the active cell is gone, the one that has taken its place is active. */
function withActive(state: GridState, before: readonly DraftLine[]): GridState {
  const { history, active } = state;
  if (!active || history.present.some(({ id }) => id === active.line)) return state;
  const index = before.findIndex(({ id }) => id === active.line);
  const line = history.present[Math.min(Math.max(index, 0), history.present.length - 1)];
  return { ...state, active: line ? { line: line.id, column: active.column } : null };
}
