import { type LineAmount, lineAmount } from '../lines/line-amount.ts';
import { type QuoteLine, everyOption } from '../lines/quote-line.ts';

/** In what a line can differ between two versions. */
export const lineDetails = [
  'name',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'taxRate',
  'option',
  'recurrence',
] as const;
export type LineDetail = (typeof lineDetails)[number];

/** What became of a line from one version to another. Amounts are in minor units without tax. */
export type LineChange =
  | { kind: 'added'; after: QuoteLine; difference: number }
  | { kind: 'removed'; before: QuoteLine; difference: number }
  | {
      kind: 'changed';
      before: QuoteLine;
      after: QuoteLine;
      details: LineDetail[];
      hasMoved: boolean;
      difference: number;
    }
  | { kind: 'moved'; before: QuoteLine; after: QuoteLine; difference: 0 }
  | { kind: 'same'; before: QuoteLine; after: QuoteLine; difference: 0 };

/**
 * Compares the lines of two versions by their ids: in the order of the later version, the removed ones after it (H7). Options
 * count as chosen, so that a changed option has a difference too.
 */
export function compareLines(before: readonly QuoteLine[], after: readonly QuoteLine[]): LineChange[] {
  const earlier = new Map(before.map((line) => [line.id, line]));
  const later = new Set(after.map(({ id }) => id));
  const moved = movedIds(
    before.filter(({ id }) => later.has(id)).map(({ id }) => id),
    after.filter(({ id }) => earlier.has(id)).map(({ id }) => id),
  );
  const changes = after.map((line): LineChange => {
    const old = earlier.get(line.id);
    return old ? compareLine(old, line, moved.has(line.id)) : { kind: 'added', after: line, difference: netOf(line) };
  });
  const removed = before
    .filter(({ id }) => !later.has(id))
    .map((line): LineChange => ({ kind: 'removed', before: line, difference: -netOf(line) }));
  return [...changes, ...removed];
}

function compareLine(before: QuoteLine, after: QuoteLine, hasMoved: boolean): LineChange {
  const details = lineDetails.filter((detail) => JSON.stringify(before[detail]) !== JSON.stringify(after[detail]));
  if (details.length > 0) {
    return { kind: 'changed', before, after, details, hasMoved, difference: netOf(after) - netOf(before) };
  }
  return { kind: hasMoved ? 'moved' : 'same', before, after, difference: 0 };
}

const netOf = (line: QuoteLine): LineAmount['net'] => lineAmount(line, everyOption([line])).net;

/** The fewest lines whose move explains the new order: all but a longest common run in order (Myers' longest subsequence). */
function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const place = new Map(before.map((id, index) => [id, index]));
  const stays = longestRising(after.map((id) => place.get(id) ?? 0));
  return new Set(after.filter((_id, index) => !stays.has(index)));
}

/** Indexes of a longest strictly rising subsequence (patience sorting, O(n log n)). */
function longestRising(values: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, value] of values.entries()) {
    const at = firstAtLeast(ends, { values, value });
    previous[index] = at === 0 ? -1 : (ends[at - 1] ?? -1);
    ends[at] = index;
  }
  const found = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) found.add(index);
  return found;
}

function firstAtLeast(
  ends: readonly number[],
  { values, value }: { values: readonly number[]; value: number },
): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
