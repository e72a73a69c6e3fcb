import { minorPerMajor, toEuro, type Currency, fromEuro } from '../money.ts';
import { lengthOf } from '../text-length.ts';
import { type Answers, type Contact, lengthLimits } from './answers.ts';
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
  | 'name'
  | 'email'
  | 'phone'
  | 'company';

/** Fields that each step asks for, in their order on the screen. */
export const fieldsOfStep: Record<Step, readonly AnswerField[]> = {
  'quote-type': ['mode', 'serviceType'],
  objectives: ['objectives'],
  trade: ['trade', 'customTrade'],
  features: ['features', 'description'],
  'project-size': ['size', 'budget', 'customBudget', 'timeline'],
  contact: ['name', 'email', 'phone', 'company'],
  summary: [],
};

/** A broken rule as data; the texts stand in the locales' `validation` (spec §5). */
export type Issue = {
  field: AnswerField;
  rule:
    | 'required'
    | 'email'
    | 'phone'
    | 'too-short'
    | 'too-long'
    | 'budget-too-low'
    | 'budget-too-high'
    | 'not-a-number';
  /** Limit that the message names: characters, or minor units of the visitor's currency for a budget. */
  limit?: number;
};

/** Shortest accepted texts in characters (spec §5). */
export const minimumLengths = { name: 2, description: 10, phone: 9 } as const;

/** Custom budget limits in euro cents: 100 to 100,000 euro (spec §9). */
export const customBudgetLimits = { minimum: 100_00, maximum: 100_000_00 };

/** Local part, one @, a domain with a dot: what mail servers of real firms use, without quoted oddities. */
const emailPattern = /^[^\s@<>(),;:"\\[\]]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i;
const phonePattern = /^\+?[\d ()/.-]+$/;

/** Tells whether an address can be mailed to; the same rule on screen and on the server (spec §5). */
export function isEmail(value: string): boolean {
  return lengthOf(value) <= lengthLimits.email && emailPattern.test(value);
}

/** Fewest digits of a number in the three countries (Denmark's have eight). */
const fewestDigits = 8;

/** Tells whether a phone number is valid: usual signs only, 9 characters at least (C6, spec §9). */
export function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length;
  return phonePattern.test(value) && value.length >= minimumLengths.phone && digits >= fewestDigits;
}

/** Whole amount, plain or in groups of three as any of the four languages writes them. */
const wholeAmount = /^(?:\d{1,9}|\d{1,3}(?:[\s.,]\d{3}){1,2})$/;

/** Reads a custom budget as typed into minor units of the visitor's currency; null if it is no whole amount. */
export function parseCustomBudget(typed: string): number | null {
  const text = typed.trim();
  return wholeAmount.test(text) ? Number(text.replaceAll(/\D/g, '')) * minorPerMajor : null;
}

type Check = (answers: Answers, currency: Currency) => Issue[];

const required = (field: AnswerField, isMissing: boolean): Issue[] => (isMissing ? [{ field, rule: 'required' }] : []);

const checks: Record<Step, Check> = {
  'quote-type': (answers) => [
    ...required('mode', answers.mode === null),
    ...required('serviceType', answers.serviceType === null),
  ],
  objectives: (answers) => required('objectives', answers.objectives.length === 0),
  trade: (answers) => [
    ...required('trade', answers.trade === null),
    ...(answers.trade === 'custom'
      ? checkText('customTrade', answers.customTrade, { maximum: lengthLimits.customTrade })
      : []),
  ],
  features: (answers) =>
    checkText('description', answers.description, {
      minimum: minimumLengths.description,
      maximum: lengthLimits.description,
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

/** Rules that contact details break: name and address required, phone and company optional (C6, spec §5). */
export function checkContact(contact: Contact): Issue[] {
  const email = contact.email.trim();
  const phone = contact.phone.trim();
  return [
    ...checkText('name', contact.name, { minimum: minimumLengths.name, maximum: lengthLimits.name }),
    ...required('email', email === ''),
    ...(email !== '' && !isEmail(email) ? [{ field: 'email', rule: 'email' } as const] : []),
    ...(phone !== '' && !isPhone(phone) ? [{ field: 'phone', rule: 'phone' } as const] : []),
    ...tooLong('phone', phone, lengthLimits.phone),
    ...tooLong('company', contact.company, lengthLimits.company),
  ];
}

function checkText(field: AnswerField, value: string, limits: { minimum?: number; maximum: number }): Issue[] {
  const length = lengthOf(value);
  if (length === 0) return [{ field, rule: 'required' }];
  if (length < (limits.minimum ?? 1)) return [{ field, rule: 'too-short', limit: limits.minimum ?? 1 }];
  return tooLong(field, value, limits.maximum);
}

function tooLong(field: AnswerField, value: string, limit: number): Issue[] {
  return lengthOf(value) > limit ? [{ field, rule: 'too-long', limit }] : [];
}

function checkCustomBudget(typed: string, currency: Currency): Issue[] {
  if (typed.trim() === '') return [{ field: 'customBudget', rule: 'required' }];
  const amount = parseCustomBudget(typed);
  if (amount === null) return [{ field: 'customBudget', rule: 'not-a-number' }];
  const euro = toEuro(amount, currency);
  if (euro < customBudgetLimits.minimum) {
    return [{ field: 'customBudget', rule: 'budget-too-low', limit: fromEuro(customBudgetLimits.minimum, currency) }];
  }
  if (euro > customBudgetLimits.maximum) {
    return [{ field: 'customBudget', rule: 'budget-too-high', limit: fromEuro(customBudgetLimits.maximum, currency) }];
  }
  return [];
}
