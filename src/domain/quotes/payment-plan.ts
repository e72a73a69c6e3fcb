import { divideHalfUp } from './lines/line-amount.ts';
import { wholeInBasisPoints } from './lines/quote-line.ts';

/** When a part is due: on signing, when a milestone is approved, on completion. */
export const dueEvents = ['signing', 'milestone', 'completion'] as const;
export type DueEvent = (typeof dueEvents)[number];

/** One part of a payment plan: its share in basis points, and what makes it due; a milestone has a name. */
export type PlannedPart = { share: number; due: DueEvent; milestone: string };

/** Half on signing, half on completion (spec §9). */
export const defaultPaymentPlan: readonly PlannedPart[] = [
  { share: 5000, due: 'signing', milestone: '' },
  { share: 5000, due: 'completion', milestone: '' },
];

/** A payment plan has 1 to 3 parts (spec §9). */
export const mostParts = 3;

/** What is wrong with a payment plan; null when nothing is. */
export type PlanFault = 'no-part' | 'too-many-parts' | 'shares' | 'milestone-missing' | 'signing-not-first' | null;

/** Checks a payment plan: 1 to 3 parts of 100 % in all, the deposit first, milestones with names. */
export function faultOfPlan(parts: readonly PlannedPart[]): PlanFault {
  if (parts.length === 0) return 'no-part';
  if (parts.length > mostParts) return 'too-many-parts';
  const sum = parts.reduce((total, { share }) => total + share, 0);
  if (sum !== wholeInBasisPoints || parts.some(({ share }) => share <= 0)) return 'shares';
  if (parts.some(({ due, milestone }) => due === 'milestone' && milestone.trim() === '')) return 'milestone-missing';
  return parts.slice(1).some(({ due }) => due === 'signing') ? 'signing-not-first' : null;
}

/**
 * Splits a sum in minor units into the parts of a plan: each but the last is rounded half up, the last is the rest, so that they
 * sum to the total exactly (H1, domain rules).
 */
export function splitIntoParts(total: number, parts: readonly PlannedPart[]): number[] {
  const first = parts
    .slice(0, -1)
    .map(({ share }) => divideHalfUp(BigInt(total) * BigInt(share), BigInt(wholeInBasisPoints)));
  return [...first, total - first.reduce((sum, part) => sum + part, 0)];
}
