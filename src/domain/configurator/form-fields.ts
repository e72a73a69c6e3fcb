import { fieldsToContact } from '../contact/contact-details.ts';
import { type FormFields, textOf, valuesOf } from '../pages/posted-fields.ts';
import {
  type Answers,
  budgetRanges,
  emptyAnswers,
  objectives,
  projectSizes,
  quoteModes,
  serviceTypes,
  timelines,
  trades,
} from './answers.ts';
import { featureIds } from './features.ts';

/** Answers as name-value pairs, the form in which a page without scripts carries them from step to step (C1). */
export function answersToFields(answers: Answers): [name: string, value: string][] {
  const { contact, ...rest } = answers;
  return Object.entries({ ...rest, ...contact }).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === '') return [];
    return typeof value === 'string' ? [[name, value]] : value.map((item): [string, string] => [name, item]);
  });
}

/** Reads answers from form fields; what is not one of the offered choices counts as unanswered. */
export function fieldsToAnswers(fields: FormFields): Answers {
  // No database stores a NUL in text, and no person types one.
  const text = (name: string) => textOf(fields[name]).replaceAll('\0', '');
  const one = <T extends string>(name: string, allowed: readonly T[]): T | null =>
    allowed.find((value) => value === textOf(fields[name])) ?? null;
  const many = <T extends string>(name: string, allowed: readonly T[]): T[] => {
    const given = valuesOf(fields[name]);
    return allowed.filter((value) => given.includes(value));
  };
  return {
    ...emptyAnswers,
    mode: one('mode', quoteModes),
    serviceType: one('serviceType', serviceTypes),
    objectives: many('objectives', objectives),
    trade: one('trade', trades),
    customTrade: text('customTrade'),
    features: many('features', featureIds),
    description: text('description'),
    size: one('size', projectSizes),
    budget: one('budget', budgetRanges),
    customBudget: text('customBudget'),
    timeline: one('timeline', timelines),
    contact: fieldsToContact(fields),
  };
}
