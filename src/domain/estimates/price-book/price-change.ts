import {
  type Answers,
  type ProjectSize,
  type ServiceType,
  type Timeline,
  projectSizes,
  timelines,
} from '../../configurator/answers.ts';
import { type FeatureId, featureIds } from '../../configurator/features.ts';
import { featuresOfObjective } from '../../configurator/features-of-objective.ts';
import type { PackageName, PriceBook } from './price-book.ts';

/** One change of one answer that a price depends on. */
export type PriceChange =
  | { kind: 'smaller-size' | 'larger-size'; size: ProjectSize }
  | { kind: 'without-feature'; feature: FeatureId }
  /** `reaches` names the package that this feature is the first of. */
  | { kind: 'with-feature'; feature: FeatureId; reaches: PackageName | null }
  | { kind: 'later'; timeline: Timeline }
  | { kind: 'other-service'; serviceType: ServiceType };

/** The answers that a change puts in the place of the present ones. */
export type PricedAnswers = Partial<Pick<Answers, 'size' | 'features' | 'timeline' | 'serviceType'>>;

/**
 * Kinds of work that can replace others: a redesign instead of a new website, a web app instead of a mobile app. A
 * website cannot replace a web app.
 */
const alternativeTo: Partial<Record<ServiceType, ServiceType>> = {
  website: 'website-redesign',
  'mobile-app': 'web-app',
};

/** All single changes to consider, in the order in which changes of equal effect are suggested. */
export function listChanges(answers: Answers, book: PriceBook): PriceChange[] {
  return [
    ...changesOfSize(answers),
    ...changesOfTime(answers, book),
    ...changesOfService(answers),
    ...(answers.mode === 'detailed' ? [...dropped(answers), ...added(answers, book)] : []),
  ];
}

/** What a change does to answers. */
export function answersOf(change: PriceChange, { features }: Pick<Answers, 'features'>): PricedAnswers {
  switch (change.kind) {
    case 'smaller-size':
    case 'larger-size':
      return { size: change.size };
    case 'without-feature':
      return { features: features.filter((feature) => feature !== change.feature) };
    case 'with-feature':
      return { features: featureIds.filter((id) => id === change.feature || features.includes(id)) };
    case 'later':
      return { timeline: change.timeline };
    case 'other-service':
      return { serviceType: change.serviceType };
    default:
      return change satisfies never;
  }
}

function changesOfSize({ size }: Answers): PriceChange[] {
  if (size === null) return [];
  const smaller = projectSizes[projectSizes.indexOf(size) - 1];
  const larger = projectSizes[projectSizes.indexOf(size) + 1];
  return [
    ...(smaller ? [{ kind: 'smaller-size', size: smaller } as const] : []),
    ...(larger ? [{ kind: 'larger-size', size: larger } as const] : []),
  ];
}

/** The nearest later time that costs less for its haste; who is in no hurry is not hurried. */
function changesOfTime({ timeline }: Answers, { urgency }: PriceBook): PriceChange[] {
  if (timeline === null) return [];
  const later = timelines
    .slice(timelines.indexOf(timeline) + 1)
    .find((candidate) => urgency[candidate].maximum < urgency[timeline].maximum);
  return later ? [{ kind: 'later', timeline: later }] : [];
}

function changesOfService({ serviceType }: Answers): PriceChange[] {
  const other = serviceType && alternativeTo[serviceType];
  return other ? [{ kind: 'other-service', serviceType: other }] : [];
}

function dropped({ features }: Answers): PriceChange[] {
  return featureIds.filter((id) => features.includes(id)).map((feature) => ({ kind: 'without-feature', feature }));
}

/** What the chosen objectives ask for, and where one more reaches a package, the cheapest that there is. */
function added({ features, objectives }: Answers, book: PriceBook): PriceChange[] {
  const missing = featureIds.filter((id) => !features.includes(id));
  const wanted = new Set(objectives.flatMap((objective) => featuresOfObjective[objective]));
  const count = new Set(features).size + 1;
  const reaches =
    book.packages.findLast(({ fromFeature, percent }) => fromFeature === count && percent > 0)?.name ?? null;
  const cheapest = reaches && missing.toSorted((a, b) => middleOf(book, a) - middleOf(book, b))[0];
  return missing
    .filter((feature) => wanted.has(feature) || feature === cheapest)
    .map((feature) => ({ kind: 'with-feature', feature, reaches }));
}

function middleOf({ features }: PriceBook, feature: FeatureId): number {
  const { minimum, maximum } = features[feature].price;
  return minimum + maximum;
}
