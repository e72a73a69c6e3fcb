/** Limits of what is typed and chosen in the back office; lengths in characters (spec §5: description at least 10). */
export const requestLimits = {
  title: 160,
  description: 5000,
  /** Shorter, because lines for budget and timeline are added before it. */
  enteredDescription: 4800,
  descriptionMinimum: 10,
  note: 5000,
  reason: 500,
  /** Requests that a change of many may name by id. */
  selected: 500,
  /** Requests that a change of many may select by a filter. */
  matching: 10_000,
  undoable: 500,
} as const;
