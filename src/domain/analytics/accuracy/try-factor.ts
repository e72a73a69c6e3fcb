import {
  type ProjectSize,
  type ServiceType,
  emptyAnswers,
  projectSizes,
  serviceTypes,
} from '../../configurator/answers.ts';
import { estimate } from '../../estimates/estimate.ts';
import type { EuroRange, NumberRange, PriceBook, VersionedPriceBook } from '../../estimates/price-book/price-book.ts';
import { minorPerMajor, roundHalfUp } from '../../money.ts';
import { type Accuracy, type MoneyMeasure, accuracyOf, actualOf, errorOf } from './accuracy.ts';
import type { AccuracyGroup } from './accuracy-groups.ts';
import { type EstimatedProject, middleInEuro } from './estimated-project.ts';

/** A base price of the price book, which has one for each service and size. */
export type BasePrice = { serviceType: ServiceType; size: ProjectSize };

/** What is tried: base prices in percent of what they are in a book. */
export type Trial = { book: VersionedPriceBook; prices: readonly BasePrice[]; measure: MoneyMeasure };

/** Percent that a factor can be. */
export const factorBounds: NumberRange = { minimum: 50, maximum: 200 };

/**
 * The base prices that the estimates of a group begin with. The price book knows no trades: a trade has those of the services that it
 * has ordered, so that others who order them are moved as well.
 */
export function basePricesOf({ name, projects }: Pick<AccuracyGroup, 'name' | 'projects'>): BasePrice[] {
  const size = projectSizes.find((each) => each === name);
  const ordered = new Set(projects.map(({ work }) => work.serviceType));
  return serviceTypes
    .filter((serviceType) => ordered.has(serviceType))
    .flatMap((serviceType) => projectSizes.map((each) => ({ serviceType, size: each })))
    .filter((price) => size === undefined || price.size === size);
}

/** A base price in so many percent of itself, in whole euro. */
export function scaledRange({ minimum, maximum }: EuroRange, percent: number): EuroRange {
  const scaled = (cents: number) => roundHalfUp((cents * percent) / (100 * minorPerMajor)) * minorPerMajor;
  return { minimum: scaled(minimum), maximum: scaled(maximum) };
}

function scaledBook(content: PriceBook, prices: readonly BasePrice[], percent: number): PriceBook {
  const base = { ...content.base };
  for (const { serviceType, size } of prices) {
    base[serviceType] = { ...base[serviceType], [size]: scaledRange(base[serviceType][size], percent) };
  }
  return { ...content, base };
}

/**
 * How well projects would have been estimated with a book whose base prices are so many percent of what they are (H8). Everything else of
 * the book stays, so packages, urgency and the bounds of the price count as they would for a visitor.
 */
export function tryFactor(
  projects: readonly EstimatedProject[],
  { book, prices, measure }: Trial,
  percent: number,
): Accuracy {
  const tried = { ...book, content: scaledBook(book.content, prices, percent) };
  return accuracyOf(
    projects.flatMap((project) => {
      const actual = actualOf(project, measure);
      const total = estimate({ ...emptyAnswers, mode: 'detailed', ...project.work }, tried, project.currency)?.total;
      return actual === null || !total ? [] : [errorOf(middleInEuro(total, project.euroRate), actual)];
    }),
  );
}

/**
 * The whole percent of the base prices with which the middle estimate is nearest to the truth; 100 where no other is nearer. Dearer base
 * prices never make an estimate cheaper, so the place where the bias changes its sign is found by halving.
 */
export function proposeFactor(projects: readonly EstimatedProject[], trial: Trial): number {
  const biasAt = (percent: number) => tryFactor(projects, trial, percent).deviation?.bias ?? 0;
  let { minimum: low, maximum: high } = factorBounds;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (biasAt(middle) < 0) low = middle;
    else high = middle;
  }
  return [100, low, high].reduce((best, percent) =>
    Math.abs(biasAt(percent)) < Math.abs(biasAt(best)) ? percent : best,
  );
}
