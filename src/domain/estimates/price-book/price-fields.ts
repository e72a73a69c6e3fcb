import {
  type ProjectSize,
  type ServiceType,
  type Timeline,
  projectSizes,
  serviceTypes,
  timelines,
} from '../../configurator/answers.ts';
import { type FeatureId, featureIds } from '../../configurator/features.ts';
import { currencies, minorPerMajor, priceBounds, toEuro } from '../../money.ts';
import { isSoldAlone } from '../marketing-prices.ts';
import {
  type MarketingBand,
  type NumberRange,
  type PackageName,
  type PriceBook,
  marketingBands,
  packageNames,
} from './price-book.ts';

/** What a figure of the price book says something about. */
export type PriceSubject =
  | { kind: 'base'; serviceType: ServiceType; size: ProjectSize }
  | { kind: 'feature'; feature: FeatureId }
  | { kind: 'feature-days'; feature: FeatureId }
  | { kind: 'package'; package: PackageName }
  | { kind: 'package-from'; package: PackageName }
  | { kind: 'urgency'; timeline: Timeline }
  | { kind: 'size-weeks'; size: ProjectSize }
  | { kind: 'timeline-weeks'; timeline: Timeline }
  | { kind: 'marketing'; band: MarketingBand }
  | { kind: 'installments'; parts: 'two' | 'three' };

/** In what a figure is typed and shown: whole euro, percent, days, weeks or a count of features. */
export type PriceUnit = 'euro' | 'percent' | 'days' | 'weeks' | 'features';

/** One figure of the price book. */
export type PriceField = {
  /** Names of the properties that lead to it, joined by dots. */
  path: string;
  subject: PriceSubject;
  end: 'minimum' | 'maximum' | 'only';
  unit: PriceUnit;
  /** Bounds for publishing; null if the site's texts quote the figure, so that it is fixed (spec §9). */
  bounds: NumberRange | null;
};

const ends = ['minimum', 'maximum'] as const;
const highestEuro = priceBounds.EUR.maximum / minorPerMajor;
const prices: NumberRange = { minimum: 1, maximum: highestEuro };

/** A saving of more than half is rather a slip of the hand than an offer. */
const mostSaving = 50;
/** Urgent work costs up to 30 % more (spec §9). */
const mostUrgency = 30;
const mostDays = 60;
/** No project is sold below this in any currency, in whole euro (spec §9), so no band may end below it. */
const lowestEuro = Math.max(
  ...currencies.map((currency) => Math.ceil(toEuro(priceBounds[currency].minimum, currency) / minorPerMajor)),
);
/** Payment in parts is possible above 1000 euro (spec §9). */
const installmentsFrom = 1000;

type Range = { path: string; subject: PriceSubject; unit: PriceUnit; bounds: NumberRange | null };

const rangeFields = ({ path, ...field }: Range): PriceField[] =>
  ends.map((end) => ({ ...field, path: `${path}.${end}`, end }));

/** The range of a marketing band; what is sold alone must not end below the lowest price of a project (B5). */
const bandFields = (band: MarketingBand): PriceField[] =>
  rangeFields({
    path: `marketing.${band}`,
    subject: { kind: 'marketing', band },
    unit: 'euro',
    bounds: prices,
  }).map((field) =>
    field.end === 'maximum' && isSoldAlone(band) ? { ...field, bounds: { ...prices, minimum: lowestEuro } } : field,
  );

/** Every figure of the price book, in the order in which it is shown. */
export const priceFields: readonly PriceField[] = [
  ...serviceTypes.flatMap((serviceType) =>
    projectSizes.flatMap((size) =>
      rangeFields({
        path: `base.${serviceType}.${size}`,
        subject: { kind: 'base', serviceType, size },
        unit: 'euro',
        bounds: prices,
      }),
    ),
  ),
  ...featureIds.flatMap((feature) => [
    ...rangeFields({
      path: `features.${feature}.price`,
      subject: { kind: 'feature', feature },
      unit: 'euro',
      bounds: prices,
    }),
    ...rangeFields({
      path: `features.${feature}.days`,
      subject: { kind: 'feature-days', feature },
      unit: 'days',
      bounds: { minimum: 1, maximum: mostDays },
    }),
  ]),
  ...packageNames.flatMap((name, index): PriceField[] => [
    {
      path: `packages.${index}.fromFeature`,
      subject: { kind: 'package-from', package: name },
      end: 'only',
      unit: 'features',
      bounds: null,
    },
    {
      path: `packages.${index}.percent`,
      subject: { kind: 'package', package: name },
      end: 'only',
      unit: 'percent',
      bounds: { minimum: 0, maximum: mostSaving },
    },
  ]),
  ...timelines.flatMap((timeline) =>
    rangeFields({
      path: `urgency.${timeline}`,
      subject: { kind: 'urgency', timeline },
      unit: 'percent',
      bounds: timeline === 'asap' ? { minimum: 0, maximum: mostUrgency } : null,
    }),
  ),
  ...projectSizes.flatMap((size) =>
    rangeFields({ path: `weeksOfSize.${size}`, subject: { kind: 'size-weeks', size }, unit: 'weeks', bounds: null }),
  ),
  ...timelines.flatMap((timeline) =>
    rangeFields({
      path: `weeksOfTimeline.${timeline}`,
      subject: { kind: 'timeline-weeks', timeline },
      unit: 'weeks',
      bounds: null,
    }),
  ),
  ...marketingBands.flatMap(bandFields),
  ...(['two', 'three'] as const).map((parts): PriceField => ({
    path: `installmentsAbove.${parts}`,
    subject: { kind: 'installments', parts },
    end: 'only',
    unit: 'euro',
    bounds: { minimum: installmentsFrom, maximum: highestEuro },
  })),
];

/** How much the book's own number is of one unit of a field. */
export const scaleOf = (unit: PriceUnit): number => (unit === 'euro' ? minorPerMajor : 1);

/** The figure that a book holds in a field's unit; null where it is open or absent. */
export function priceAt(book: PriceBook, { path, unit }: Pick<PriceField, 'path' | 'unit'>): number | null {
  let value: unknown = book;
  for (const name of path.split('.')) value = isObject(value) ? value[name] : undefined;
  return typeof value === 'number' ? value / scaleOf(unit) : null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
