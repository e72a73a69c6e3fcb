import type { DraftLine } from './quote-line.ts';

/** A change of the lines of a draft, as the editor makes it. Places are indexes from 0. */
export type LineEdit =
  /** `instead` is the id of an empty line that they replace. */
  | { type: 'insert'; at: number; lines: readonly DraftLine[]; instead?: string }
  | { type: 'remove'; ids: readonly string[] }
  /** `newId` names the copy, which stands after its original. */
  | { type: 'duplicate'; id: string; newId: string }
  | { type: 'move'; id: string; to: number }
  | { type: 'change'; id: string; changes: Partial<Omit<DraftLine, 'id'>> };

/** Returns the lines after a change; one of a line that is not there changes nothing. */
export function editLines(lines: readonly DraftLine[], edit: LineEdit): readonly DraftLine[] {
  switch (edit.type) {
    case 'insert':
      return lines.toSpliced(edit.at, 0, ...edit.lines).filter(({ id }) => id !== edit.instead);
    case 'remove':
      return lines.filter(({ id }) => !edit.ids.includes(id));
    case 'duplicate':
      return lines.flatMap((line) => (line.id === edit.id ? [line, { ...line, id: edit.newId }] : [line]));
    case 'move': {
      const line = lines.find(({ id }) => id === edit.id);
      return line ? lines.filter(({ id }) => id !== edit.id).toSpliced(edit.to, 0, line) : lines;
    }
    case 'change':
      return lines.map((line) => (line.id === edit.id ? { ...line, ...edit.changes } : line));
  }
}

/** The lines of a draft with what can be undone and redone. */
export type LineHistory = {
  past: readonly (readonly DraftLine[])[];
  present: readonly DraftLine[];
  future: readonly (readonly DraftLine[])[];
  /** The last change, as far as the next one can belong to it: typing in one field is one step. */
  last: LineEdit | null;
};

/** Steps that can be undone. */
export const mostSteps = 200;

/** A history without steps. */
export const startHistory = (lines: readonly DraftLine[]): LineHistory => ({
  past: [],
  present: lines,
  future: [],
  last: null,
});

/**
 * Applies a change and remembers the lines before it; changes of the same details of one line are one step, and none when they
 * lead back to where it began.
 */
export function applyEdit(history: LineHistory, edit: LineEdit): LineHistory {
  const present = editLines(history.present, edit);
  if (isSame(present, history.present)) return history;
  if (!isContinued(history.last, edit)) {
    return { past: [...history.past, history.present].slice(-mostSteps), present, future: [], last: edit };
  }
  const start = history.past.at(-1);
  if (!start || !isSame(present, start)) return { ...history, present, future: [], last: edit };
  return { past: history.past.slice(0, -1), present: start, future: [], last: null };
}

/** Ends the step: the next change of the same details is one of its own. */
export function endStep(history: LineHistory): LineHistory {
  return history.last === null ? history : { ...history, last: null };
}

/** Compares the lines by their content. */
export function isSame(one: readonly DraftLine[], other: readonly DraftLine[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function isContinued(last: LineEdit | null, edit: LineEdit): boolean {
  if (last?.type !== 'change' || edit.type !== 'change' || last.id !== edit.id) return false;
  return Object.keys(last.changes).join(' ') === Object.keys(edit.changes).join(' ');
}

/** Goes one step back; the same history where there is none. */
export function undo({ past, present, future }: LineHistory): LineHistory {
  const before = past.at(-1);
  if (!before) return { past, present, future, last: null };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null };
}

/** Goes one step forward again. */
export function redo({ past, present, future }: LineHistory): LineHistory {
  const [next, ...rest] = future;
  return next
    ? { past: [...past, present], present: next, future: rest, last: null }
    : { past, present, future, last: null };
}
