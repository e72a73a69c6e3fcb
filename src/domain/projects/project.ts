/** Longest texts of a project, in characters, and how many milestones it has at most. */
export const projectLimits = {
  title: 200,
  milestoneTitle: 120,
  description: 2000,
  handover: 4000,
  link: 500,
  reason: 1000,
  weight: 1000,
  milestones: 40,
  /** With those that signed changes of scope have added, which no limit keeps out. */
  orderedMilestones: 400,
} as const;

/** What was agreed, as signed: a line without its price (I1). Quantity in thousandths of the unit. */
export type ScopeLine = { name: string; quantity: number; unit: string; description: string };

/** What was ordered later by a quote of its own (domain rules, "Quote"); signed at in ms UTC. */
export type ScopeChange = { quoteId: string; number: string; title: string; signedAt: number; lines: ScopeLine[] };

/** The scope of a project: what it began with, and what was ordered since, in the order of the signatures. */
export type ProjectScope = { lines: ScopeLine[]; changes: ScopeChange[] };
