import { randomUUID } from 'node:crypto';
import { type Answers, type QuoteMode, emptyAnswers } from '#domain/configurator/answers.ts';
import { type Estimate, estimate } from '#domain/estimates/estimate.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import type { Language } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';

/** Complete answers of a visitor whose name and address no other test has. */
export function sampleVisitor(mode: QuoteMode): Answers {
  const mark = randomUUID().slice(0, 8);
  const contact = { ...sampleAnswers.contact, name: `Ľubica Ďuríčková ${mark}`, email: `${mark}@strechy.example` };
  if (mode === 'detailed') return { ...sampleAnswers, contact };
  return {
    ...emptyAnswers,
    mode,
    serviceType: 'website-redesign',
    objectives: ['showcase-work'],
    trade: 'carpenter',
    size: 'small',
    budget: '500-1500',
    timeline: '1-month',
    contact,
  };
}

/** What the domain computes from answers by the first price book. */
export function estimateOf(answers: Answers, language: Language): Estimate {
  const computed = estimate(answers, firstVersion, currencyOf[language]);
  if (!computed) throw new Error('These answers have no price yet.');
  return computed;
}
