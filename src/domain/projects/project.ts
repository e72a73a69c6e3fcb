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
} as const;

/** What was agreed, as signed: a line without its price (I1). Quantity in thousandths of the unit. */
export type ScopeLine = { name: string; quantity: number; unit: string; description: string };
