/** Limits of what is typed and chosen in the back office; lengths in characters (spec §5: description at least 10). */
export const requestLimits = {
  title: 160,
  description: 5000,
  descriptionMinimum: 10,
  note: 5000,
  reason: 500,
  /** Requests that a change of many may name by id. */
  selected: 500,
  /** Requests that a change of many may select by a filter. */
  matching: 10_000,
  undoable: 500,
} as const;
