import type { Language } from '#domain/languages.ts';
import type { Sample } from './sample-answers.ts';

/** What all rows of a seed have in common. */
export type Seed = {
  seed: number;
  count: number;
  /** Until when requests arrive (ms). */
  until: number;
  timeOf: (index: number) => number;
  /** Number of the first request; people are told apart by it too, so that a second seed brings others. */
  firstNumber: number;
  assignees: readonly string[];
  samples: Record<Language, readonly Sample[]>;
};
