import type { ProjectSize, ServiceType, Timeline } from '../configurator/answers.ts';
import type { FeatureId } from '../configurator/features.ts';
import { type Currency, type MoneyRange, fromEuro, priceBounds } from '../money.ts';
import { savingOf } from './package-saving.ts';
import type { PackageName, PriceBook, VersionedPriceBook } from './price-book/price-book.ts';

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
  /** On the further features only (method 1). */
  | { kind: 'package-saving'; package: PackageName; percent: number }
  /** On all features; capped where the whole percent would make more features cost less than fewer. */
  | { kind: 'saving-on-all'; package: PackageName; percent: number; isCapped: boolean }
  | { kind: 'urgency'; minimumPercent: number; maximumPercent: number }
  | { kind: 'lowest-price' }
  | { kind: 'highest-price' };

/** One line: what it adds to the lower and to the upper end of the price, in minor units; negative lowers. */
export type EstimateLine = { reason: LineReason; low: number; high: number };

/** Lines in a currency's minor units and their exact sum. */
export type Price = { lines: EstimateLine[]; total: MoneyRange };

/**
 * Prices a piece of work: base by size, each feature, package saving, urgency (spec §9), each line rounded to whole
 * currency units. Method 2 converts base and features first, so that percentages are of the amounts that are shown and one
 * more feature cannot lower the sum by rounding; method 1 converts every line last. The total is the sum of the rounded
 * lines, clamped to the currency's bounds by a line of its own (B5), so the lines always sum to the total.
 */
export function priceWork(work: PricedWork, { method, content }: MethodAndPrices, currency: Currency): Price {
  const parts = workLines(work, content);
  const lines =
    method === 1
      ? convert(withPercentages(parts, { work, method, content }), currency)
      : convert(withPercentages(convert(parts, currency), { work, method, content }), 'EUR');
  return clampToBounds(lines, currency);
}

type MethodAndPrices = Pick<VersionedPriceBook, 'method' | 'content'>;

/** Euro cents in whole units of a currency; from euro to euro only rounds, whatever the amounts are of. */
function convert(lines: readonly EstimateLine[], currency: Currency): EstimateLine[] {
  return lines.map(({ reason, low, high }) => ({
    reason,
    low: fromEuro(low, currency),
    high: fromEuro(high, currency),
  }));
}

/** Base and features in euro cents, a feature named twice once. */
function workLines(work: PricedWork, book: PriceBook): EstimateLine[] {
  const features = [...new Set(work.features)].map((feature): EstimateLine => {
    const { price } = book.features[feature];
    return { reason: { kind: 'feature', feature }, low: price.minimum, high: price.maximum };
  });
  return [baseLine(work, book), ...features];
}

type Terms = MethodAndPrices & { work: PricedWork };

/** The lines with package saving and urgency, which are percentages of the others. */
function withPercentages(parts: readonly EstimateLine[], { work, method, content }: Terms): EstimateLine[] {
  const prices = parts
    .filter(({ reason }) => reason.kind === 'feature')
    .map(({ low, high }) => ({ minimum: low, maximum: high }));
  const saving = savingOf[method](prices, content.packages);
  const lines = saving ? [...parts, saving] : [...parts];
  const urgency = urgencyLine(lines, work.timeline, content);
  return urgency ? [...lines, urgency] : lines;
}

function baseLine(work: PricedWork, book: PriceBook): EstimateLine {
  const bySize = book.base[work.serviceType];
  const lowest = bySize[work.size ?? 'small'];
  const highest = bySize[work.size ?? 'large'];
  return {
    reason: { kind: 'base', serviceType: work.serviceType, size: work.size },
    low: lowest.minimum,
    high: highest.maximum,
  };
}

function urgencyLine(lines: readonly EstimateLine[], timeline: Timeline | null, book: PriceBook): EstimateLine | null {
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

function sumLines(lines: readonly EstimateLine[]): MoneyRange {
  return lines.reduce((sum, line) => ({ minimum: sum.minimum + line.low, maximum: sum.maximum + line.high }), {
    minimum: 0,
    maximum: 0,
  });
}
