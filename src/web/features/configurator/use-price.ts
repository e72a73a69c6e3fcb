import { useMemo } from 'react';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { type Estimate, estimate } from '#domain/estimates/estimate.ts';
import type { VersionedPriceBook } from '#domain/estimates/price-book/price-book.ts';
import type { Currency } from '#domain/money.ts';

/** The estimate of what has been answered (D1); the same one as long as no answer that has a price changes. */
export function usePrice(answers: Answers, book: VersionedPriceBook, currency: Currency): Estimate | null {
  const { mode, serviceType, features, size, timeline, budget, customBudget } = answers;
  return useMemo(
    () =>
      estimate({ ...emptyAnswers, mode, serviceType, features, size, timeline, budget, customBudget }, book, currency),
    [mode, serviceType, features, size, timeline, budget, customBudget, book, currency],
  );
}
