import type { ProjectFacts } from '#domain/projects/check-project.ts';

/** Title and days of a project as they are typed. */
export type TypedFacts = { title: string; startsOn: string; dueOn: string };

/** What was typed, as it is sent: a day that was left out is null. */
export const factsOf = ({ title, startsOn, dueOn }: TypedFacts): ProjectFacts => ({
  title,
  startsOn: startsOn || null,
  dueOn: dueOn || null,
});
