import fc from 'fast-check';
import {
  type Answers,
  type Timeline,
  budgetRanges,
  lengthLimits,
  objectives,
  projectSizes,
  quoteModes,
  serviceTypes,
  timelines,
  trades,
} from '#domain/configurator/answers.ts';
import { type Contact, contactLimits } from '#domain/contact/contact-details.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { type Currency, currencies } from '#domain/money.ts';

/** Letters of the four languages, signs outside the first plane, markup, line breaks and spaces. */
const typedCharacters = [...'aeoátčďľĺňôŕšťúýžěřůæøåÆØÅŽ019 -.,!?\'"<>&%{}\n', '\u00A0', '🔨', '🏠'];

const typedText = (limits: { minLength?: number; maxLength: number }): fc.Arbitrary<string> =>
  fc.string({ ...limits, unit: fc.constantFrom(...typedCharacters), size: 'small' });

/** Text that still has its shortest accepted length when the space around it is cut off. */
const filledText = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  typedText({ minLength, maxLength }).filter((text) => [...text.trim()].length >= minLength);

const emptyOr = (text: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.oneof(fc.constant(''), text);

const oneOrNone = <T>(values: readonly T[]): fc.Arbitrary<T | null> => fc.constantFrom(null, ...values);

const typedAmount = fc
  .tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom('', ' ', '.', ',', '\u00A0'))
  .map(([amount, separator]) => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, separator));

/** A record like an object literal, not one without a prototype. */
const literal = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(fields, { noNullPrototype: true });

const anyContact: fc.Arbitrary<Contact> = literal<Contact>({
  name: emptyOr(typedText({ maxLength: contactLimits.name })),
  email: emptyOr(typedText({ maxLength: contactLimits.email })),
  phone: emptyOr(typedText({ maxLength: contactLimits.phone })),
  company: emptyOr(typedText({ maxLength: contactLimits.company })),
});

/** Answers as they stand at any moment: each question answered or not, well or badly, texts within their limits. */
export const partialAnswers: fc.Arbitrary<Answers> = literal<Answers>({
  mode: oneOrNone(quoteModes),
  serviceType: oneOrNone(serviceTypes),
  objectives: fc.subarray([...objectives]),
  trade: oneOrNone(trades),
  customTrade: emptyOr(typedText({ maxLength: lengthLimits.customTrade })),
  features: fc.subarray([...featureIds]),
  description: emptyOr(typedText({ maxLength: lengthLimits.description })),
  size: oneOrNone(projectSizes),
  budget: oneOrNone(budgetRanges),
  customBudget: fc.oneof(fc.constant(''), typedAmount, typedText({ maxLength: lengthLimits.customBudget })),
  timeline: oneOrNone(timelines),
  contact: anyContact,
});

const goodPhones = ['', '0900123456', '+421 900 123 456', '+45 12 34 56 78', '(02) 5555-1234', '777/123.456'] as const;

const goodContact: fc.Arbitrary<Contact> = literal<Contact>({
  name: filledText(2, contactLimits.name),
  email: fc.emailAddress(),
  phone: fc.constantFrom(...goodPhones),
  company: emptyOr(typedText({ maxLength: contactLimits.company })),
});

/** 100 and 100,000 euro in whole units of each currency at 7.45 and 25 for one euro (spec §9). */
const ownBudgetLimits: Record<Currency, { min: number; max: number }> = {
  EUR: { min: 100, max: 100_000 },
  CZK: { min: 2_500, max: 2_500_000 },
  DKK: { min: 745, max: 745_000 },
};

/** Answers that leave no question open, in a currency whose limits an own budget keeps. */
export function completeAnswers(currency: Currency): fc.Arbitrary<Answers> {
  const ownBudget = fc.integer(ownBudgetLimits[currency]).map(String);
  return literal<Answers>({
    mode: fc.constantFrom(...quoteModes),
    serviceType: fc.constantFrom(...serviceTypes),
    objectives: fc.subarray([...objectives], { minLength: 1 }),
    trade: fc.constantFrom(...trades),
    customTrade: filledText(1, lengthLimits.customTrade),
    features: fc.subarray([...featureIds]),
    description: filledText(10, lengthLimits.description),
    size: fc.constantFrom(...projectSizes),
    budget: fc.constantFrom(...budgetRanges),
    customBudget: ownBudget,
    timeline: fc.constantFrom<Timeline>(...timelines),
    contact: goodContact,
  });
}

/** Complete answers together with the currency of the visitor who gave them. */
export const completeAnswersInCurrency: fc.Arbitrary<{ answers: Answers; currency: Currency }> = fc
  .constantFrom(...currencies)
  .chain((currency) => fc.record({ answers: completeAnswers(currency), currency: fc.constant(currency) }));
