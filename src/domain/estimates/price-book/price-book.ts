import type { ProjectSize, ServiceType, Timeline } from '../../configurator/answers.ts';
import type { FeatureId } from '../../configurator/features.ts';

/** A range in euro cents, the currency of the price book. */
export type EuroRange = { minimum: number; maximum: number };

/** A closed range of whole numbers such as weeks, days or percent. */
export type NumberRange = { minimum: number; maximum: number };

/** Package reached by ordering so many features, and what it saves in percent (spec §9). */
export type PackageSaving = { name: PackageName; fromFeature: number; percent: number };
export const packageNames = ['starter', 'growth', 'premium'] as const;
export type PackageName = (typeof packageNames)[number];

/** Marketing price bands of spec §9; `maintenance` is for a month. */
export const marketingBands = ['websites', 'calculators', 'automations', 'erp', 'maintenance'] as const;
export type MarketingBand = (typeof marketingBands)[number];

/** Everything an estimate is computed from; each estimate stores the version (D2). */
export type PriceBook = {
  /** Price of the work without features. */
  base: Record<ServiceType, Record<ProjectSize, EuroRange>>;
  features: Record<FeatureId, { price: EuroRange; days: NumberRange }>;
  /** In rising order of `fromFeature` and of `percent`. */
  packages: readonly PackageSaving[];
  /** Percent added to the whole price for each wish of time. */
  urgency: Record<Timeline, NumberRange>;
  weeksOfSize: Record<ProjectSize, NumberRange>;
  /** Weeks that the visitor gives the work; null is open-ended. */
  weeksOfTimeline: Record<Timeline, { minimum: number; maximum: number | null }>;
  marketing: Record<MarketingBand, EuroRange>;
  /** Above these prices (euro cents) payment in two or three parts is offered. */
  installmentsAbove: { two: number; three: number };
};

/**
 * How the lines of an estimate follow from the figures (decision 0010). 1: a package saves on its further features, urgent
 * work is always surcharged. 2: a package saves on all features, and a term that cannot be kept is not surcharged.
 */
export type PriceMethod = 1 | 2;

/** The method of every version that is published now. */
export const priceMethod = 2 satisfies PriceMethod;

/** Figures and the method by which they are computed with; an old version keeps its own (D2). */
export type VersionedPriceBook = { version: number; method: PriceMethod; content: PriceBook };
