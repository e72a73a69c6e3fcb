import type { EstimatedProject } from './estimated-project.ts';

/** What an estimated price is held against: the quotes that were accepted, or what was invoiced in the end. */
export const moneyMeasures = ['quoted', 'invoiced'] as const;
export type MoneyMeasure = (typeof moneyMeasures)[number];

/** What an estimate is held against: money, or its weeks of work against the time that was noted. */
export const measures = [...moneyMeasures, 'noted'] as const;
export type Measure = (typeof measures)[number];

/** Below so many projects nothing is claimed: a single odd one would decide. */
export const leastProjects = 5;

/** Shares of the true sum by which estimates missed it: the middle one, and between which the middle half lies. Negative is too low. */
export type Deviation = { bias: number; low: number; high: number };

/** Of how many projects; null while they are too few. */
export type Accuracy = { projects: number; deviation: Deviation | null };

/** By which share of the true sum an estimate missed it: -0.12 is 12 % too low. */
export const errorOf = (estimated: number, actual: number): number => (estimated - actual) / actual;

/** What a project came to by a measure, euro cents or minutes; null while that is not known, as time is until the project is completed. */
export function actualOf(project: EstimatedProject, measure: Measure): number | null {
  if (measure !== 'noted') return project[measure];
  return project.time?.isFinal ? project.time.noted : null;
}

/** By which share a project's estimate missed what it came to by a measure; null while that is not known. */
export function missOf(project: EstimatedProject, measure: Measure): number | null {
  const actual = actualOf(project, measure);
  if (actual === null) return null;
  return errorOf(measure === 'noted' ? (project.time?.estimated ?? 0) : project.estimated, actual);
}

/** Sums errors up: median and quartiles, each between the two errors nearest to its place. */
export function accuracyOf(errors: readonly number[]): Accuracy {
  const sorted = errors.toSorted((one, other) => one - other);
  if (sorted.length < leastProjects) return { projects: sorted.length, deviation: null };
  const [low, bias, high] = [0.25, 0.5, 0.75].map((share) => quantile(sorted, share));
  return { projects: sorted.length, deviation: { bias: bias ?? 0, low: low ?? 0, high: high ?? 0 } };
}

function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
