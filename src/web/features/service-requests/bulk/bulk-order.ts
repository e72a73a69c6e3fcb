import type { BulkChange, Selection } from '#contract/service-requests/request-changes.ts';
import type { RequestRow } from '#contract/service-requests/service-requests.ts';

/** A bulk change that waits for confirmation. */
export type BulkOrder = {
  change: BulkChange;
  selection: Selection;
  count: number;
  /** Selected rows that are loaded. */
  rows: readonly RequestRow[];
};
