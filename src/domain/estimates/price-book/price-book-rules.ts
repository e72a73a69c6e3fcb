import { projectSizes, serviceTypes } from '../../configurator/answers.ts';
import type { FieldIssue } from '../../field-issue.ts';
import { type PriceBook, packageNames } from './price-book.ts';
import { type PriceField, priceAt, priceFields } from './price-fields.ts';

/**
 * Validates a price book before it replaces the current one: figures are integers within their bounds, ranges are in
 * order, more work never costs less (D1), and figures that the site's texts quote are unchanged (spec §9). At most one
 * issue for each figure.
 */
export function checkPriceBook(book: PriceBook, present: PriceBook): FieldIssue[] {
  const issues = [
    ...priceFields.flatMap((field) => checkFigure(field, { book, present })),
    ...checkShape(book),
    ...checkRanges(book),
    ...checkSizes(book),
    ...checkSteps(book),
  ];
  const told = new Set<string>();
  return issues.filter(({ field }) => !told.has(field) && told.add(field));
}

function checkFigure(field: PriceField, { book, present }: { book: PriceBook; present: PriceBook }): FieldIssue[] {
  const { path, bounds } = field;
  const value = priceAt(book, field);
  if (bounds === null) return value === priceAt(present, field) ? [] : [{ field: path, rule: 'fixed' }];
  const isRight = value !== null && Number.isInteger(value) && value >= bounds.minimum && value <= bounds.maximum;
  return isRight ? [] : [{ field: path, rule: 'out-of-range', bounds }];
}

/** The three packages in their order, so that their figures mean what the form says. */
function checkShape({ packages }: PriceBook): FieldIssue[] {
  const isRight =
    packages.length === packageNames.length && packages.every(({ name }, index) => name === packageNames[index]);
  return isRight ? [] : [{ field: 'packages', rule: 'fixed' }];
}

function checkRanges(book: PriceBook): FieldIssue[] {
  return priceFields.flatMap((field, index) => {
    const [low, high] = [priceFields[index - 1], field].map((each) => each && priceAt(book, each));
    if (field.end !== 'maximum' || typeof low !== 'number' || typeof high !== 'number') return [];
    return high < low ? [{ field: field.path, rule: 'reversed' as const }] : [];
  });
}

function checkSizes({ base }: PriceBook): FieldIssue[] {
  return serviceTypes.flatMap((serviceType) =>
    projectSizes.flatMap((size, index) => {
      const smaller = projectSizes[index - 1];
      if (smaller === undefined) return [];
      const [now, before] = [base[serviceType][size], base[serviceType][smaller]];
      return (['minimum', 'maximum'] as const)
        .filter((end) => now[end] < before[end])
        .map((end) => ({ field: `base.${serviceType}.${size}.${end}`, rule: 'falls-with-size' as const }));
    }),
  );
}

/** A further package saves at least as much, and payment in three parts begins no sooner than in two. */
function checkSteps({ packages, installmentsAbove }: PriceBook): FieldIssue[] {
  const issues: FieldIssue[] = packages.flatMap(({ percent }, index) =>
    percent < (packages[index - 1]?.percent ?? 0)
      ? [{ field: `packages.${index}.percent`, rule: 'falls-with-package' as const }]
      : [],
  );
  const { two, three } = installmentsAbove;
  return three < two ? [...issues, { field: 'installmentsAbove.three', rule: 'falls-with-parts' }] : issues;
}
