import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DraftLine } from '#domain/quotes/lines/quote-line.ts';
import { usePage } from '../../../lib/page-context.ts';
import { newKey } from '../../../lib/http/idempotency-key.ts';
import type { GridSettings } from './grid-context.ts';
import { type Intent, type NewLines, eventOf } from './grid-intents.ts';
import { addLineId, placeId } from './grid-places.ts';
import { type GridEvent, type GridState, receiveLines, reduceGrid, startGrid, unreadableFields } from './grid-state.ts';

/** The focus goes with the active cell, unless a button or the pointer has it. */
type ActOptions = { isFocusKept?: boolean };

/** A grid of lines and what can be done with it. */
export type LineGridState = {
  state: GridState;
  start: NewLines;
  /** Applies an event; the changed lines are handed on at once. */
  act: (event: GridEvent, options?: ActOptions) => boolean;
  /** Does what a key or button asks; false where there is nothing to do. */
  run: (intent: Intent, options?: ActOptions) => boolean;
};

type Input = {
  lines: readonly DraftLine[];
  onChange: (lines: readonly DraftLine[]) => void;
  onUnreadable: ((fields: readonly string[]) => void) | undefined;
  settings: GridSettings;
};

/** State of the grid: the lines are their owner's, what can be undone and the cell that the keyboard is in are the grid's. */
export function useLineGrid({ lines, onChange, onUnreadable, settings }: Input): LineGridState {
  const { language } = usePage();
  const [own, setOwn] = useState(() => startGrid(lines));
  const state = useMemo(() => receiveLines(own, lines), [own, lines]);
  const start = { language: settings.language, rates: settings.rates, newId: newKey };

  function act(event: GridEvent, { isFocusKept = false }: ActOptions = {}): boolean {
    const next = settings.isReadOnly && !isReading(event) ? state : reduceGrid(state, event, language);
    if (next === state) return false;
    // The cell that gets the focus has to be there.
    flushSync(() => {
      setOwn(next);
      if (next.history.present !== lines) onChange(next.history.present);
      const fields = unreadableFields(next);
      if (fields.join(' ') !== unreadableFields(state).join(' ')) onUnreadable?.(fields);
    });
    if (!isFocusKept && !next.editing) document.getElementById(next.active ? placeId(next.active) : addLineId)?.focus();
    return true;
  }

  function run(intent: Intent, options?: ActOptions): boolean {
    const event = eventOf(intent, state, start);
    return event !== null && act(event, options);
  }

  return { state, start, act, run };
}

const isReading = (event: GridEvent) => event.type === 'focus' || (event.type === 'go' && !event.newLine);
