import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { cellText } from '#domain/quotes/lines/line-cells.ts';
import { isEmptyLine } from '#domain/quotes/lines/new-line.ts';
import { usePage } from '../../../lib/page-context.ts';
import type { GridSettings } from './grid-context.ts';
import { type Place, addLineId, gridColumns, isSamePlace } from './grid-places.ts';
import { activeLine } from './grid-state.ts';
import { type GridKey, isCharacter, readGridKey } from './read-grid-key.ts';
import type { LineGridState } from './use-line-grid.ts';

/** What keys, pointer and clipboard do in the grid; they are heard at its root, so that rows need no functions. */
export function useGridHandlers(grid: LineGridState, { isReadOnly }: GridSettings) {
  const { language } = usePage();
  const { state, act, run } = grid;
  const wasChosen = useRef(false);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!state.active || event.nativeEvent.isComposing) return;
    const pressed = keyOf(event, { isEditing: state.editing !== null, column: state.active.column });
    const intent = readGridKey(pressed);
    if (!intent) return;
    const isDone = run(intent);
    if (!isDone && event.key === 'Tab') return leave(event);
    // The character is written into the field that has just got the focus.
    if (!isCharacter(pressed) || pressed.isEditing) event.preventDefault();
  }

  /** Past the last cell an empty line is dropped, and the focus goes on to what follows. */
  function leave(event: KeyboardEvent<HTMLElement>): void {
    const last = state.history.present.at(-1);
    if (event.shiftKey || isReadOnly || !last) return;
    event.preventDefault();
    if (isEmptyLine(last)) act({ type: 'edit', edit: { type: 'remove', ids: [last.id] } }, { isFocusKept: true });
    document.getElementById(addLineId)?.focus();
  }

  function onFocus(event: FocusEvent<HTMLElement>): void {
    const place = placeOf(event.target);
    if (place) act({ type: 'focus', place }, { isFocusKept: true });
  }

  function onBlur(event: FocusEvent<HTMLElement>): void {
    // The cell that was left for the edited one has nothing to end.
    const isEdited = state.editing !== null && isSamePlace(placeOf(event.target), state.active);
    const isWithin = event.relatedTarget instanceof Node && cellOf(event.target)?.contains(event.relatedTarget);
    if (isEdited && !isWithin) act({ type: 'finish' }, { isFocusKept: true });
  }

  function onMouseDown(event: MouseEvent<HTMLElement>): void {
    wasChosen.current = cellOf(event.target) === document.activeElement;
  }

  /** A finger edits at once, a mouse what was chosen before. */
  function onClick(event: MouseEvent<HTMLElement>): void {
    const isMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse';
    if (!placeOf(event.target) || state.editing || (isMouse && event.detail < 2 && !wasChosen.current)) return;
    run({ kind: 'begin' });
  }

  function onCopy(event: ClipboardEvent): void {
    const line = activeLine(state);
    const column = state.active?.column;
    if (state.editing || !line || column === undefined || column === 'total') return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', cellText(line, column, language));
  }

  return { onKeyDown, onFocus, onBlur, onMouseDown, onClick, onCopy };
}

function keyOf(event: KeyboardEvent, at: Pick<GridKey, 'isEditing' | 'column'>): GridKey {
  // AltGr writes characters, although it says Ctrl and Alt.
  const isAltGraph = event.getModifierState('AltGraph');
  return {
    ...at,
    key: event.key,
    hasControl: (event.ctrlKey || event.metaKey) && !isAltGraph,
    hasAlt: event.altKey && !isAltGraph,
    hasShift: event.shiftKey,
  };
}

const cellOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;

function placeOf(target: EventTarget): Place | null {
  const cell = cellOf(target);
  const line = cell?.closest<HTMLElement>('[data-line]')?.dataset['line'];
  const column = gridColumns.find((each) => each === cell?.dataset['column']);
  return line === undefined || column === undefined ? null : { line, column };
}
