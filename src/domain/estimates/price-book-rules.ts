import { projectSizes, serviceTypes } from '../configurator/answers.ts';
import { type NumberRange, type PriceBook, packageNames } from './price-book.ts';
import { type PriceField, priceAt, priceFields } from './price-fields.ts';

/** What a price book may not break before visitors see it. */
export const priceRules = [
  'out-of-range',
  'reversed',
  'falls-with-size',
  'falls-with-package',
  'falls-with-parts',
  'fixed',
  'unchanged',
] as const;
export type PriceRule = (typeof priceRules)[number];

/** A broken rule at a figure; `bounds` are in its unit. The path of `unchanged` is empty. */
export type PriceIssue = { path: string; rule: PriceRule; bounds?: NumberRange };

/**
 * Validates a price book before it replaces the current one: figures are integers within their bounds, ranges are in
 * order, more work never costs less (D1), and figures that the site's texts quote are unchanged (spec §9). At most one
 * issue for each figure.
 */
export function checkPriceBook(book: PriceBook, present: PriceBook): PriceIssue[] {
  const issues = [
    ...priceFields.flatMap((field) => checkFigure(field, { book, present })),
    ...checkShape(book),
    ...checkRanges(book),
    ...checkSizes(book),
    ...checkSteps(book),
  ];
  const told = new Set<string>();
  return issues.filter(({ path }) => !told.has(path) && told.add(path));
}

function checkFigure(field: PriceField, { book, present }: { book: PriceBook; present: PriceBook }): PriceIssue[] {
  const { path, bounds } = field;
  const value = priceAt(book, field);
  if (bounds === null) return value === priceAt(present, field) ? [] : [{ path, rule: 'fixed' }];
  const isRight = value !== null && Number.isInteger(value) && value >= bounds.minimum && value <= bounds.maximum;
  return isRight ? [] : [{ path, rule: 'out-of-range', bounds }];
}

/** The three packages in their order, so that their figures mean what the form says. */
function checkShape({ packages }: PriceBook): PriceIssue[] {
  const isRight =
    packages.length === packageNames.length && packages.every(({ name }, index) => name === packageNames[index]);
  return isRight ? [] : [{ path: 'packages', rule: 'fixed' }];
}

function checkRanges(book: PriceBook): PriceIssue[] {
  return priceFields.flatMap((field, index) => {
    const [low, high] = [priceFields[index - 1], field].map((each) => each && priceAt(book, each));
    if (field.end !== 'maximum' || typeof low !== 'number' || typeof high !== 'number') return [];
    return high < low ? [{ path: field.path, rule: 'reversed' as const }] : [];
  });
}

function checkSizes({ base }: PriceBook): PriceIssue[] {
  return serviceTypes.flatMap((serviceType) =>
    projectSizes.flatMap((size, index) => {
      const smaller = projectSizes[index - 1];
      if (smaller === undefined) return [];
      const [now, before] = [base[serviceType][size], base[serviceType][smaller]];
      return (['minimum', 'maximum'] as const)
        .filter((end) => now[end] < before[end])
        .map((end) => ({ path: `base.${serviceType}.${size}.${end}`, rule: 'falls-with-size' as const }));
    }),
  );
}

/** A further package saves at least as much, and payment in three parts begins no sooner than in two. */
function checkSteps({ packages, installmentsAbove }: PriceBook): PriceIssue[] {
  const issues: PriceIssue[] = packages.flatMap(({ percent }, index) =>
    percent < (packages[index - 1]?.percent ?? 0)
      ? [{ path: `packages.${index}.percent`, rule: 'falls-with-package' as const }]
      : [],
  );
  const { two, three } = installmentsAbove;
  return three < two ? [...issues, { path: 'installmentsAbove.three', rule: 'falls-with-parts' }] : issues;
}
