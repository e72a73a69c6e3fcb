import {
  type ProjectSize,
  type ServiceType,
  type Trade,
  projectSizes,
  serviceTypes,
  trades,
} from '../../configurator/answers.ts';
import { type Accuracy, type Measure, accuracyOf, actualOf, missOf } from './accuracy.ts';
import type { EstimatedProject } from './estimated-project.ts';

/** By what projects are told apart (H8). */
export const dimensions = ['trade', 'service', 'size'] as const;
export type Dimension = (typeof dimensions)[number];

/** `all` stands for every project, `none` for those whose customer has not said. */
export type GroupName = 'all' | 'none' | Trade | ServiceType | ProjectSize;

/** Projects that have something in common, with how well they were estimated. */
export type AccuracyGroup = { name: GroupName; projects: readonly EstimatedProject[]; accuracy: Accuracy };

const namesOf: Record<Dimension, readonly GroupName[]> = {
  trade: [...trades, 'none'],
  service: serviceTypes,
  size: [...projectSizes, 'none'],
};

function nameOf({ trade, work }: EstimatedProject, dimension: Dimension): GroupName {
  return { trade, service: work.serviceType, size: work.size }[dimension] ?? 'none';
}

/** All projects whose true sum is known by a measure, then each group of a dimension that has any, in the order of the configurator. */
export function accuracyGroups(
  projects: readonly EstimatedProject[],
  { dimension, measure }: { dimension: Dimension; measure: Measure },
): AccuracyGroup[] {
  const known = projects.filter((project) => actualOf(project, measure) !== null);
  const groups = namesOf[dimension].map((name): [GroupName, EstimatedProject[]] => [
    name,
    known.filter((project) => nameOf(project, dimension) === name),
  ]);
  return [['all', known] as const, ...groups]
    .filter(([, own]) => own.length > 0)
    .map(([name, own]) => ({ name, projects: own, accuracy: accuracyAgainst(own, measure) }));
}

/** How well projects were estimated when their customers asked, by a measure. */
export function accuracyAgainst(projects: readonly EstimatedProject[], measure: Measure): Accuracy {
  return accuracyOf(
    projects.flatMap((project) => {
      const miss = missOf(project, measure);
      return miss === null ? [] : [miss];
    }),
  );
}
