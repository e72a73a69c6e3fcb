import fc from 'fast-check';
import { estimate } from '#domain/estimates/estimate.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import { completeAnswersInCurrency } from '#tests/support/requests/arbitrary-answers.ts';
import { type Part, amount } from '../report.ts';
import { median } from '../statistics.ts';

const rounds = 7;
const roundMs = 150;

/** How often a second the price of finished answers can be computed, over 200 different ones of a fixed seed. */
export function measureEstimates(): Part {
  const samples = fc.sample(completeAnswersInCurrency, { numRuns: 200, seed: 1 });
  const book = firstVersion;
  const perRound = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    let count = 0;
    while (performance.now() - begun < roundMs) {
      for (const { answers, currency } of samples) estimate(answers, book, currency);
      count += samples.length;
    }
    return (count / (performance.now() - begun)) * 1000;
  });
  const perSecond = median(perRound);
  return {
    title: 'Price of finished answers',
    rows: [['a second', amount(perSecond)]],
    figures: { estimatesPerSecond: perSecond },
  };
}
