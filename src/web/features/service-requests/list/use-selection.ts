import { useState } from 'react';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';

type State = {
  /** Address of the list that the selection belongs to: another list starts without one. */
  address: string;
  ids: ReadonlySet<string>;
  /** All matching rows are selected, including those that are not loaded. */
  isAllMatching: boolean;
  /** The row that was selected last, where a range starts. */
  last: string | null;
};

/** Selection in the list: single rows, ranges, all loaded rows, or all matching rows (G2). */
export function useSelection(address: string, rows: readonly RequestRow[]) {
  const none: State = { address, ids: new Set(), isAllMatching: false, last: null };
  const [kept, setState] = useState(none);
  const state = kept.address === address ? kept : none;
  const chosen = state.isAllMatching ? rows : rows.filter(({ id }) => state.ids.has(id));
  return {
    /** Selected rows that are loaded. */
    chosen,
    isAllMatching: state.isAllMatching,
    isChosen: (id: string) => state.isAllMatching || state.ids.has(id),
    isAllLoaded: rows.length > 0 && chosen.length === rows.length,
    /** Selects or deselects a row; with Shift all rows from the last one on. */
    toggle(id: string, isChosen: boolean, isRange: boolean): void {
      const meant = isRange ? rangeOf(rows, state.last, id) : [id];
      const ids = new Set(state.isAllMatching ? rows.map((row) => row.id) : state.ids);
      for (const each of meant) {
        if (isChosen) ids.add(each);
        else ids.delete(each);
      }
      setState({ address, ids, isAllMatching: false, last: id });
    },
    toggleLoaded(isChosen: boolean): void {
      setState({ ...none, ids: new Set(isChosen ? rows.map(({ id }) => id) : []) });
    },
    chooseMatching(): void {
      setState({ ...none, isAllMatching: true });
    },
    clear(): void {
      setState(none);
    },
  };
}
export type ListSelection = ReturnType<typeof useSelection>;

/** Ids of all rows from one to another, in either direction. */
export function rangeOf(rows: readonly { id: string }[], from: string | null, to: string): string[] {
  const places = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  const [start = -1, end = -1] = places.toSorted((a, b) => a - b);
  return start < 0 ? [to] : rows.slice(start, end + 1).map(({ id }) => id);
}
