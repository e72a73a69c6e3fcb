import type { ProjectSize, ServiceType, Timeline } from '../configurator/answers.ts';
import type { FeatureId } from '../configurator/features.ts';
import { type Currency, type MoneyRange, fromEuro, priceBounds } from '../money.ts';
import type { EuroRange, PackageName, PackageSaving, PriceBook } from './price-book.ts';

/** The answers that decide a price; an unknown size spans all sizes until it is answered. */
export type PricedWork = {
  serviceType: ServiceType;
  size: ProjectSize | null;
  features: readonly FeatureId[];
  timeline: Timeline | null;
};

/** Why a line is in the estimate (D3). */
export type LineReason =
  | { kind: 'base'; serviceType: ServiceType; size: ProjectSize | null }
  | { kind: 'feature'; feature: FeatureId }
  | { kind: 'package-saving'; package: PackageName; percent: number }
  | { kind: 'urgency'; minimumPercent: number; maximumPercent: number }
  | { kind: 'lowest-price' }
  | { kind: 'highest-price' };

/** One line: what it adds to the lower and to the upper end of the price, in minor units; negative lowers. */
export type EstimateLine = { reason: LineReason; low: number; high: number };

/** Lines in a currency's minor units and their exact sum. */
export type Price = { lines: EstimateLine[]; total: MoneyRange };

type EuroLine = { reason: LineReason; low: number; high: number };

/**
 * Prices a piece of work: base by size, each feature, package saving, urgency (spec §9). Each line is converted and
 * rounded once to whole currency units; the total is the sum of the rounded lines, clamped to the currency's bounds
 * by a line of its own (B5), so the lines always sum to the total.
 */
export function priceWork(work: PricedWork, book: PriceBook, currency: Currency): Price {
  const lines: EuroLine[] = [baseLine(work, book)];
  const features = [...new Set(work.features)];
  for (const feature of features) {
    const { price } = book.features[feature];
    lines.push({ reason: { kind: 'feature', feature }, low: price.minimum, high: price.maximum });
  }
  const saving = savingLine(features, book);
  if (saving) lines.push(saving);
  const urgency = urgencyLine(lines, work.timeline, book);
  if (urgency) lines.push(urgency);
  const rounded = lines.map(({ reason, low, high }) => ({
    reason,
    low: fromEuro(low, currency),
    high: fromEuro(high, currency),
  }));
  return clampToBounds(rounded, currency);
}

function baseLine(work: PricedWork, book: PriceBook): EuroLine {
  const bySize = book.base[work.serviceType];
  const lowest = bySize[work.size ?? 'small'];
  const highest = bySize[work.size ?? 'large'];
  return {
    reason: { kind: 'base', serviceType: work.serviceType, size: work.size },
    low: lowest.minimum,
    high: highest.maximum,
  };
}

/**
 * Package saving (spec §9): the dearest features are paid in full, the further ones save the percent of the package
 * that their place reaches. Because the percent only falls on later places, one more feature never lowers the sum.
 */
function savingLine(features: readonly FeatureId[], book: PriceBook): EuroLine | null {
  const reached = book.packages.findLast((step) => features.length >= step.fromFeature);
  if (!reached) return null;
  const prices = features.map((feature) => book.features[feature].price);
  return {
    reason: { kind: 'package-saving', package: reached.name, percent: reached.percent },
    low: -savedOn(prices, 'minimum', book.packages),
    high: -savedOn(prices, 'maximum', book.packages),
  };
}

function savedOn(prices: readonly EuroRange[], end: keyof EuroRange, packages: readonly PackageSaving[]): number {
  const dearestFirst = prices.map((price) => price[end]).toSorted((a, b) => b - a);
  return dearestFirst.reduce((saved, price, index) => {
    const percent = packages.findLast((step) => index + 1 >= step.fromFeature)?.percent ?? 0;
    return saved + (price * percent) / 100;
  }, 0);
}

function urgencyLine(lines: readonly EuroLine[], timeline: Timeline | null, book: PriceBook): EuroLine | null {
  const percent = timeline ? book.urgency[timeline] : null;
  if (!percent || percent.maximum === 0) return null;
  const sum = sumLines(lines);
  return {
    reason: { kind: 'urgency', minimumPercent: percent.minimum, maximumPercent: percent.maximum },
    low: (sum.minimum * percent.minimum) / 100,
    high: (sum.maximum * percent.maximum) / 100,
  };
}

function clampToBounds(lines: EstimateLine[], currency: Currency): Price {
  const sum = sumLines(lines);
  const bounds = priceBounds[currency];
  const clamp = (amount: number) => Math.min(Math.max(amount, bounds.minimum), bounds.maximum);
  const raised = { low: Math.max(bounds.minimum - sum.minimum, 0), high: Math.max(bounds.minimum - sum.maximum, 0) };
  const lowered = { low: Math.min(bounds.maximum - sum.minimum, 0), high: Math.min(bounds.maximum - sum.maximum, 0) };
  const all = [...lines];
  if (raised.low > 0) all.push({ reason: { kind: 'lowest-price' }, ...raised });
  if (lowered.high < 0) all.push({ reason: { kind: 'highest-price' }, ...lowered });
  return { lines: all, total: { minimum: clamp(sum.minimum), maximum: clamp(sum.maximum) } };
}

function sumLines(lines: readonly EuroLine[]): MoneyRange {
  return lines.reduce((sum, line) => ({ minimum: sum.minimum + line.low, maximum: sum.maximum + line.high }), {
    minimum: 0,
    maximum: 0,
  });
}
