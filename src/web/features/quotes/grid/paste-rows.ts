import type { Language } from '#domain/languages.ts';
import { isEmptyLine, lineOfRow } from '#domain/quotes/lines/new-line.ts';
import { readPastedRows } from '#domain/quotes/lines/pasted-rows.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import type { GetText } from '#locales/text-key.ts';
import type { NewLines } from './grid-intents.ts';
import { type GridEvent, type GridState, activeLine } from './grid-state.ts';

/** Whose numbers are read. */
type Paste = NewLines & { reader: Language };

/**
 * What pasted text does: rows of a spreadsheet become lines after the active one, or in place of it while it is empty; other
 * text goes into the active cell. Null where the field itself takes it.
 */
export function pasteEvent(text: string, state: GridState, paste: Paste): GridEvent | null {
  if (!isTable(text, state)) return state.editing ? null : { type: 'begin', text: text.trim() };
  const { present } = state.history;
  const active = activeLine(state);
  const { lines, rejected } = readPastedRows(text, paste.reader);
  const room = quoteLimits.lines - present.length;
  const taxRate = paste.rates[0] ?? 0;
  const added = lines
    .slice(0, room)
    .map((row) => lineOfRow(row, { id: paste.newId(), language: paste.language, taxRate }));
  return {
    type: 'edit',
    edit: {
      type: 'insert',
      at: active ? present.indexOf(active) + 1 : present.length,
      lines: added,
      ...(active && isEmptyLine(active) && added.length > 0 && { instead: active.id }),
    },
    report: { kind: 'pasted', added: added.length, rejected, leftOver: lines.length - added.length },
  };
}

/** Cells, or several rows, of a spreadsheet. A description may have several rows of its own. */
function isTable(text: string, { active, editing }: GridState): boolean {
  if (text.includes('\t')) return true;
  return /\S[\r\n]+\S/.test(text) && !(editing && active?.column === 'description');
}

/** Numbers that are named one by one; more of them are counted. */
const longestList = 9;
const named = 5;

/** Which rows of a pasted table could not be read, by their numbers: all of a few, the first of many. */
export function rejectedRows(rejected: readonly number[], t: GetText): string {
  if (rejected.length <= longestList) {
    return t('quoteEditor:grid.pasted.rejected', { count: rejected.length, rows: rejected.join(', ') });
  }
  const rows = rejected.slice(0, named).join(', ');
  return t('quoteEditor:grid.pasted.rejectedMany', { rows, more: rejected.length - named });
}
