import { isDay } from '../days.ts';
import type { FieldIssue } from '../field-issue.ts';
import { checkLongest, checkText } from '../text-length.ts';
import { type PictureField, checkPictures } from './handovers/handover-picture.ts';
import { projectLimits } from './project.ts';

/** Title and days of a project as typed; days as `YYYY-MM-DD`, null for none. */
export type ProjectFacts = { title: string; startsOn: string | null; dueOn: string | null };

/** Returns what is wrong with the facts of a project. */
export function checkProject({ title, startsOn, dueOn }: ProjectFacts): FieldIssue<keyof ProjectFacts>[] {
  return [
    ...checkText('title', title, { maximum: projectLimits.title }),
    ...checkDays(['startsOn', startsOn], ['dueOn', dueOn]),
  ];
}

/** A milestone as typed. */
export type MilestoneFacts = {
  title: string;
  description: string;
  weight: number;
  plannedStart: string | null;
  plannedEnd: string | null;
};

/** Returns what is wrong with a milestone. */
export function checkMilestone({
  title,
  description,
  weight,
  ...days
}: MilestoneFacts): FieldIssue<keyof MilestoneFacts>[] {
  const isWeight = Number.isInteger(weight) && weight >= 0 && weight <= projectLimits.weight;
  return [
    ...checkText('title', title, { maximum: projectLimits.milestoneTitle }),
    ...checkLongest('description', description, projectLimits.description),
    ...(isWeight ? [] : [{ field: 'weight', rule: 'milestone-weight' } as const]),
    ...checkDays(['plannedStart', days.plannedStart], ['plannedEnd', days.plannedEnd]),
  ];
}

type NamedDay<Field> = readonly [field: Field, day: string | null];

/** Days that there are, the end not before the start. */
function checkDays<Field extends string>(start: NamedDay<Field>, end: NamedDay<Field>): FieldIssue<Field>[] {
  const wrong = [start, end].filter(([, day]) => day !== null && !isDay(day));
  if (wrong.length > 0) return wrong.map(([field]) => ({ field, rule: 'required' }));
  const isReversed = start[1] !== null && end[1] !== null && end[1] < start[1];
  return isReversed ? [{ field: end[0], rule: 'delivery-before-start' }] : [];
}

/** What is handed over for a milestone, as typed. */
export type HandoverFacts = { text: string; link: string; pictures?: readonly { alt: string }[] | undefined };

/** Returns what is wrong with a hand-over: it needs a text, a link leads to an https address, and each picture says what it shows. */
export function checkHandover({
  text,
  link,
  pictures = [],
}: HandoverFacts): FieldIssue<'text' | 'link' | PictureField>[] {
  return [
    ...checkText('text', text, { maximum: projectLimits.handover }),
    ...(link.trim() === '' || httpsAddress.test(link.trim())
      ? []
      : [{ field: 'link', rule: 'https-address' } as const]),
    ...checkLongest('link', link, projectLimits.link),
    ...checkPictures(pictures),
  ];
}

/** An https address with a host and without credentials; linear. */
const httpsAddress = /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/;
