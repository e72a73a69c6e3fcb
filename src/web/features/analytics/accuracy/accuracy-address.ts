import { type Dimension, type GroupName, dimensions } from '#domain/analytics/accuracy/accuracy-groups.ts';
import { type Measure, measures } from '#domain/analytics/accuracy/accuracy.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';

/** What is compared with what, how projects are told apart, and the group whose rows are open; null for none. */
export type AccuracyChoice = { measure: Measure; dimension: Dimension; group: string | null };

/** The choice in an address; what it does not say, or says wrongly, is the first of each. */
export function readAccuracyChoice(query: URLSearchParams): AccuracyChoice {
  const of = <T extends string>(name: string, known: readonly [T, ...T[]]) =>
    known.find((each) => each === query.get(name)) ?? known[0];
  return { measure: of('against', measures), dimension: of('by', dimensions), group: query.get('of') };
}

/** Address of the statistics with another choice; everything else of them stays. Another dimension closes the group. */
export function accuracyAddress(
  query: URLSearchParams,
  change: { against?: Measure; by?: Dimension; of?: GroupName },
  language: Language,
): string {
  const next = new URLSearchParams(query);
  if (change.by !== undefined) next.delete('of');
  for (const [name, value] of Object.entries(change)) next.set(name, value);
  return `${pathOf('adminAnalytics', language)}?${next}`;
}
