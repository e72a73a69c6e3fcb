import { type ProjectSize, type Timeline, timelines } from '../configurator/answers.ts';
import type { FeatureId } from '../configurator/features.ts';
import type { NumberRange, PriceBook } from './price-book/price-book.ts';

const workingDaysInWeek = 5;

/** Weeks the work takes: weeks of the size (spec §9) and the working days of its features on top. */
export function workWeeks(size: ProjectSize | null, features: readonly FeatureId[], book: PriceBook): NumberRange {
  const days = [...new Set(features)].map((feature) => book.features[feature].days);
  const sum = (end: keyof NumberRange) => days.reduce((total, range) => total + range[end], 0);
  return {
    minimum: book.weeksOfSize[size ?? 'small'].minimum + Math.floor(sum('minimum') / workingDaysInWeek),
    maximum: book.weeksOfSize[size ?? 'large'].maximum + Math.ceil(sum('maximum') / workingDaysInWeek),
  };
}

/** Whether the wished time holds the work: surely, only if all goes well, or not at all. */
export type TimelineFit = 'fits' | 'tight' | 'too-short';

/** Compares the work's weeks with the weeks of the chosen timeline (spec §9); an open end always fits. */
export function fitTimeline(weeks: NumberRange, timeline: Timeline, book: PriceBook): TimelineFit {
  const { maximum } = book.weeksOfTimeline[timeline];
  if (maximum === null || weeks.maximum <= maximum) return 'fits';
  return weeks.minimum <= maximum ? 'tight' : 'too-short';
}

/** The chosen timeline, or the earliest later one that can hold the work where the chosen one is too short. */
export function possibleTimeline(weeks: NumberRange, timeline: Timeline, book: PriceBook): Timeline {
  const later = timelines.slice(timelines.indexOf(timeline));
  return later.find((candidate) => fitTimeline(weeks, candidate, book) !== 'too-short') ?? timeline;
}
