import type { PriceBook } from './price-book.ts';
import { type PriceField, priceAt, priceFields } from './price-fields.ts';

/** A figure that two price books say differently, in the field's unit; null where a book leaves it open. */
export type PriceChange = {
  field: PriceField;
  from: number | null;
  to: number | null;
  /** By how many percent it rises, to a tenth; null where that cannot be said, and for what is a percent itself. */
  percent: number | null;
};

/** What changes from one price book to another, in the order of the form. */
export function diffPriceBooks(from: PriceBook, to: PriceBook): PriceChange[] {
  return priceFields.flatMap((field) => {
    const [before, after] = [priceAt(from, field), priceAt(to, field)];
    if (before === after) return [];
    const percent =
      before === null || after === null || field.unit === 'percent' ? null : percentBetween(before, after);
    return [{ field, from: before, to: after, percent }];
  });
}

/** By how many percent a figure rises, to a tenth; null from nothing. */
export function percentBetween(from: number, to: number): number | null {
  // The sum with zero turns a negative zero into a plain one.
  return from === 0 ? null : Math.round(((to - from) / from) * 1000) / 10 + 0;
}
