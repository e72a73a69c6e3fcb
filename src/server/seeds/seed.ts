import type { Language } from '#domain/languages.ts';
import type { Sample } from './sample-answers.ts';

/** What all rows of a seed share. */
export type Seed = {
  seed: number;
  count: number;
  /** Time of the last request (ms UTC). */
  until: number;
  timeOf: (index: number) => number;
  /** Number of the first request; customers depend on it too, so that a second seed adds others. */
  firstNumber: number;
  assignees: readonly string[];
  samples: Record<Language, readonly Sample[]>;
};
