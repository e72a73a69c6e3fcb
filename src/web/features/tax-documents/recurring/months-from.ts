import { periodAfter } from '#domain/tax-documents/recurring-invoice.ts';

/** So many months (`YYYY-MM`) from one on. */
export function monthsFrom(first: string, count: number): string[] {
  const months = [first];
  while (months.length < count) months.push(periodAfter(months.at(-1) ?? first));
  return months;
}
