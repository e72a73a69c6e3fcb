import type { DataGroup } from '#domain/personal-data/data-groups.ts';
import type { PersonKey } from './person-store.ts';

/** A file of the object store that a row names. */
export type RowFile<Column extends string = string> = {
  object: Column;
  /** Column whose value names it for people; the key of the row where there is none. */
  named?: Column;
  /** Ending of the name, where that has none. */
  ending?: string;
};

/** How the rows of a person in one table are told, and what their deletion leaves of them (K6). */
export type PersonalRows<Column extends string = string> = {
  group: DataGroup;
  /** By which columns a row is a person's; one is enough. */
  by: { readonly [Each in Column]?: PersonKey };
  /** By which ones it is told, where those are fewer: what is the agency's own, or somebody else's as well, is not told. */
  toldBy?: { readonly [Each in Column]?: PersonKey };
  /** Columns that are not told: secrets, keys of ours, and what is for the agency's eyes. */
  hides?: readonly Column[];
  /** Why nothing of it is told. */
  untold?: string;
  files?: readonly RowFile<Column>[];
  /** Gone; emptied of what is personal; or kept for as long as its reason lasts. */
  erased: 'deleted' | 'emptied' | 'kept';
};
