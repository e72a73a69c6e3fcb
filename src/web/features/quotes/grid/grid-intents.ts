import { emptyLine, isEmptyLine } from '#domain/quotes/lines/new-line.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import type { DraftLine } from '#domain/quotes/lines/quote-line.ts';
import type { Language } from '#domain/languages.ts';
import type { Direction } from './grid-places.ts';
import { type GridEvent, type GridState, activeLine } from './grid-state.ts';

/** What a key or a button asks of the grid. */
export type Intent =
  | { kind: 'go'; to: Direction }
  | { kind: 'begin'; text?: string }
  | { kind: 'move'; by: -1 | 1 }
  | { kind: 'cancel' | 'undo' | 'redo' | 'toggle-option' | 'open-description' }
  /** A line after the active one, or after all. */
  | { kind: 'insert' | 'add' | 'duplicate' | 'remove' };

/** What new lines begin with. */
export type NewLines = { language: Language; rates: readonly number[]; newId: () => string };

/** The event that does what was asked; null where there is nothing to do it with. */
export function eventOf(intent: Intent, state: GridState, start: NewLines): GridEvent | null {
  switch (intent.kind) {
    case 'go':
      return { type: 'go', to: intent.to, ...(intent.to === 'next' && { newLine: nextLine(state, start) }) };
    case 'begin':
      return { type: 'begin', ...(intent.text !== undefined && { text: intent.text }) };
    case 'insert':
    case 'add':
      return added(intent.kind, state, start);
    case 'move':
      return changed(intent, state, start);
    case 'duplicate':
    case 'remove':
      return changed({ kind: intent.kind }, state, start);
    default:
      return { type: intent.kind };
  }
}

/** An empty line; it is taxed as the one before it. Undefined where a quote can have no more. */
export function newLine({ history }: GridState, { language, rates, newId }: NewLines): DraftLine | undefined {
  if (history.present.length >= quoteLimits.lines) return undefined;
  const taxRate = history.present.at(-1)?.taxRate ?? rates[0] ?? 0;
  return emptyLine({ id: newId(), language, taxRate });
}

/** After an empty last line Tab leaves the grid: it must not hold the keyboard for ever. */
function nextLine(state: GridState, start: NewLines): DraftLine | undefined {
  const last = state.history.present.at(-1);
  return last && isEmptyLine(last) ? undefined : newLine(state, start);
}

function added(kind: 'insert' | 'add', state: GridState, start: NewLines): GridEvent | null {
  const line = newLine(state, start);
  if (!line) return null;
  const { present } = state.history;
  const active = present.findIndex(({ id }) => id === state.active?.line);
  const at = kind === 'insert' && active >= 0 ? active + 1 : present.length;
  return { type: 'edit', edit: { type: 'insert', at, lines: [line] }, begin: { line: line.id, column: 'name' } };
}

type LineIntent = { kind: 'move'; by: -1 | 1 } | { kind: 'duplicate' | 'remove' };

function changed(intent: LineIntent, state: GridState, start: NewLines): GridEvent | null {
  const { present } = state.history;
  const line = activeLine(state);
  if (!line) return null;
  if (intent.kind === 'remove') {
    return { type: 'edit', edit: { type: 'remove', ids: [line.id] }, report: { kind: 'removed' } };
  }
  if (intent.kind === 'move') {
    const to = present.indexOf(line) + intent.by;
    return to < 0 || to >= present.length ? null : moveLine(line, to, present.length);
  }
  if (present.length >= quoteLimits.lines) return null;
  return {
    type: 'edit',
    edit: { type: 'duplicate', id: line.id, newId: start.newId() },
    report: { kind: 'duplicated' },
  };
}

/** Moves a line to a place from 0, and says so. */
export function moveLine({ id, name }: DraftLine, to: number, of: number): GridEvent {
  return { type: 'edit', edit: { type: 'move', id, to }, report: { kind: 'moved', name, place: to + 1, of } };
}
