import { minorPerMajor, toEuro, type Currency, fromEuro } from '../money.ts';
import { type Contact, contactFields } from '../contact/contact-details.ts';
import { checkContact } from '../contact/check-contact.ts';
import type { PublicIssue, PublicWording } from '../field-issue.ts';
import { checkText } from '../text-length.ts';
import { type Answers, lengthLimits } from './answers.ts';
import { type Step, stepsOf } from './steps.ts';

/** Fields of the configurator that can carry a message. */
export type AnswerField =
  | 'mode'
  | 'serviceType'
  | 'objectives'
  | 'trade'
  | 'customTrade'
  | 'features'
  | 'description'
  | 'size'
  | 'budget'
  | 'customBudget'
  | 'timeline'
  | keyof Contact;

/** Fields that each step asks for, in their order on the screen. */
export const fieldsOfStep: Record<Step, readonly AnswerField[]> = {
  'quote-type': ['mode', 'serviceType'],
  objectives: ['objectives'],
  trade: ['trade', 'customTrade'],
  features: ['features', 'description'],
  'project-size': ['size', 'budget', 'customBudget', 'timeline'],
  contact: contactFields,
  summary: [],
};

/** Shortest accepted texts in characters (spec §5). */
export const minimumLengths = { description: 10 } as const;

/** Custom budget limits in euro cents: 100 to 100,000 euro (spec §9). */
export const customBudgetLimits = { minimum: 100_00, maximum: 100_000_00 };

/** Whole amount, plain or in groups of three as any of the four languages writes them. */
const wholeAmount = /^(?:\d{1,9}|\d{1,3}(?:[\s.,]\d{3}){1,2})$/;

/** How people mark an amount of a currency; another currency's mark would mean another sum. */
const currencyMark: Record<Currency, RegExp> = {
  EUR: /^(?:€|eur)|(?:€|eur)$/i,
  CZK: /^(?:kč|kc|czk)|(?:kč|kc|czk)$/i,
  DKK: /^(?:kr\.?|dkk)|(?:kr\.?|dkk)$/i,
};

/** `1500,-` is said of an amount without cents. */
const noCents = /[.,][-\u2013]$/;

/** Reads a custom budget as typed into minor units of the visitor's currency; null if it is no whole amount of it. */
export function parseCustomBudget(typed: string, currency: Currency): number | null {
  const amount = typed.trim().replace(currencyMark[currency], '').trim();
  const text = amount.replace(noCents, '');
  return wholeAmount.test(text) ? Number(text.replaceAll(/\D/g, '')) * minorPerMajor : null;
}

type Issue = PublicIssue<AnswerField>;
type Check = (answers: Answers, currency: Currency) => Issue[];

type ChoiceField = AnswerField & PublicWording;

const required = (field: ChoiceField, isMissing: boolean): Issue[] =>
  isMissing ? [{ field, rule: 'required', wording: field }] : [];

const checks: Record<Step, Check> = {
  'quote-type': (answers) => [
    ...required('mode', answers.mode === null),
    ...required('serviceType', answers.serviceType === null),
  ],
  objectives: (answers) => required('objectives', answers.objectives.length === 0),
  trade: (answers) => [
    ...required('trade', answers.trade === null),
    ...(answers.trade === 'custom'
      ? checkText('customTrade', answers.customTrade, { maximum: lengthLimits.customTrade, wording: 'customTrade' })
      : []),
  ],
  features: (answers) =>
    checkText('description', answers.description, {
      minimum: minimumLengths.description,
      maximum: lengthLimits.description,
      wording: 'description',
    }),
  'project-size': (answers, currency) => [
    ...required('size', answers.size === null),
    ...required('budget', answers.budget === null),
    ...(answers.budget === 'custom' ? checkCustomBudget(answers.customBudget, currency) : []),
    ...required('timeline', answers.timeline === null),
  ],
  contact: (answers) => checkContact(answers.contact),
  summary: () => [],
};

/** Rules that one step's answers break, in the order of its fields; empty when the step is complete (spec §5). */
export function checkStep(step: Step, answers: Answers, currency: Currency): Issue[] {
  return checks[step](answers, currency);
}

/** Rules that the answers of all shown steps break; empty when a request can be submitted (C2). */
export function checkAnswers(answers: Answers, currency: Currency): Issue[] {
  return stepsOf(answers.mode).flatMap((step) => checkStep(step, answers, currency));
}

/** The first shown step that is not complete; `summary` when all are (C2). */
export function firstIncompleteStep(answers: Answers, currency: Currency): Step {
  return stepsOf(answers.mode).find((step) => checkStep(step, answers, currency).length > 0) ?? 'summary';
}

/** Rules that an own budget breaks: a whole amount of 100 to 100,000 euro in the currency (spec §9). */
export function checkCustomBudget(typed: string, currency: Currency): PublicIssue<'customBudget'>[] {
  if (typed.trim() === '') return [{ field: 'customBudget', rule: 'required', wording: 'customBudget' }];
  const amount = parseCustomBudget(typed, currency);
  if (amount === null) return [{ field: 'customBudget', rule: 'not-a-number' }];
  const euro = toEuro(amount, currency);
  if (euro < customBudgetLimits.minimum) {
    return [
      {
        field: 'customBudget',
        rule: 'budget-too-low',
        limit: fromEuro(customBudgetLimits.minimum, currency),
        currency,
      },
    ];
  }
  if (euro > customBudgetLimits.maximum) {
    return [
      {
        field: 'customBudget',
        rule: 'budget-too-high',
        limit: fromEuro(customBudgetLimits.maximum, currency),
        currency,
      },
    ];
  }
  return [];
}
