import * as z from 'zod/mini';
import { projectSizes, serviceTypes, timelines } from '../../configurator/answers.ts';
import { featureIds } from '../../configurator/features.ts';
import { checkPriceBook } from './price-book-rules.ts';
import type { FieldIssue } from '../../field-issue.ts';
import { type PriceBook, marketingBands, packageNames } from './price-book.ts';
import { type PriceField, priceAt, priceFields, scaleOf } from './price-fields.ts';

/** Far beyond any price, and far from where sums lose whole cents. */
const highest = 1_000_000_000;
const number = z.number().check(z.minimum(-highest), z.maximum(highest));
const rangeSchema = z.strictObject({ minimum: number, maximum: number });
const openRangeSchema = z.strictObject({ minimum: number, maximum: z.nullable(number) });
const bySizeSchema = z.record(z.enum(projectSizes), rangeSchema);

/** A price book that is being edited: all of its figures, valid or not. */
export const priceBookDraftSchema: z.ZodMiniType<PriceBook> = z.strictObject({
  base: z.record(z.enum(serviceTypes), bySizeSchema),
  features: z.record(z.enum(featureIds), z.strictObject({ price: rangeSchema, days: rangeSchema })),
  packages: z.array(z.strictObject({ name: z.enum(packageNames), fromFeature: number, percent: number })),
  urgency: z.record(z.enum(timelines), rangeSchema),
  weeksOfSize: bySizeSchema,
  weeksOfTimeline: z.record(z.enum(timelines), openRangeSchema),
  marketing: z.record(z.enum(marketingBands), rangeSchema),
  installmentsAbove: z.strictObject({ two: number, three: number }),
});

/** What has been typed into fields of the price book, by path. */
export type TypedPrices = Readonly<Record<string, string>>;

/** A price book as typed, and every rule that it breaks. */
export type PriceDraft = { book: PriceBook; issues: FieldIssue[] };

/**
 * Applies typed figures to the current price book. A value that is no number leaves the figure unchanged and is
 * returned as an issue; values of figures that no longer exist are ignored.
 */
export function readPriceDraft(present: PriceBook, typed: TypedPrices): PriceDraft {
  const changes = new Map<string, number>();
  const issues: FieldIssue[] = [];
  for (const field of priceFields) {
    const text = typed[field.path];
    if (text === undefined || field.bounds === null || priceAt(present, field) === null) continue;
    const value = wholeNumberOf(text);
    if (value === null) issues.push({ field: field.path, rule: 'out-of-range', bounds: field.bounds });
    else changes.set(field.path, value * scaleOf(field.unit));
  }
  const book = priceBookDraftSchema.parse(replaceNumbers(present, changes));
  return { book, issues: [...issues, ...checkPriceBook(book, present)] };
}

/** Whether what is typed in a field says what the book holds. */
export function saysTheSame(present: PriceBook, field: PriceField, text: string): boolean {
  return wholeNumberOf(text) === priceAt(present, field);
}

/** A whole number as people type it, thousands apart or not; null for anything else. */
function wholeNumberOf(text: string): number | null {
  const digits = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}

function replaceNumbers(value: unknown, changes: ReadonlyMap<string, number>, path = ''): unknown {
  if (typeof value !== 'object' || value === null) return changes.get(path) ?? value;
  const step = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (Array.isArray(value)) return value.map((each, index) => replaceNumbers(each, changes, step(String(index))));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, replaceNumbers(each, changes, step(name))]),
  );
}
