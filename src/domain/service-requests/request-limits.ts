/** Limits of what is typed and chosen in the back office; lengths in characters (spec §5: description at least 10). */
export const requestLimits = {
  title: 160,
  description: 5000,
  /** Shorter, because budget and timeline are written down before it. */
  enteredDescription: 4800,
  descriptionMinimum: 10,
  note: 5000,
  reason: 500,
  /** Requests that are named one by one in a change of many. */
  selected: 500,
  /** Requests that one change of many may reach by a filter. */
  matching: 10_000,
  undoable: 500,
} as const;
