import { createContext, use } from 'react';
import type { LibraryFeature } from '#contract/price-book/library-features.ts';
import type { Language } from '#domain/languages.ts';
import type { Currency } from '#domain/money.ts';
import type { LineChanges } from '#domain/quotes/lines/line-cells.ts';

/** What all rows of a grid share. The same object for as long as nothing of it changes, or all rows would be rendered. */
export type GridSettings = {
  /** Of the quote. */
  language: Language;
  currency: Currency;
  rates: readonly number[];
  isReadOnly: boolean;
};

/** What the field of the edited cell can do. */
export type CellActions = {
  type: (text: string) => void;
  pick: (changes: LineChanges) => void;
  works: readonly LibraryFeature[];
};

export const GridSettingsContext = createContext<GridSettings | null>(null);
export const CellActionsContext = createContext<CellActions | null>(null);

/** Returns the settings of the grid. Throws outside one, which is a programming error. */
export function useGridSettings(): GridSettings {
  const settings = use(GridSettingsContext);
  if (!settings) throw new Error('useGridSettings outside a grid');
  return settings;
}

/** Returns the actions of the edited cell. Throws outside a grid, which is a programming error. */
export function useCellActions(): CellActions {
  const actions = use(CellActionsContext);
  if (!actions) throw new Error('useCellActions outside a grid');
  return actions;
}
