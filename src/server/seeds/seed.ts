import type { Language } from '#domain/languages.ts';
import type { Sample } from './sample-answers.ts';

/** Common values of all rows of a seed. */
export type Seed = {
  seed: number;
  count: number;
  /** Time of the last request (ms). */
  until: number;
  timeOf: (index: number) => number;
  /** Number of the first request; customers are derived from it too, so that a second seed makes others. */
  firstNumber: number;
  assignees: readonly string[];
  samples: Record<Language, readonly Sample[]>;
};
