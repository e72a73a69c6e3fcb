import { isDay } from '../../days.ts';
import type { FieldIssue } from '../../field-issue.ts';
import { checkLongest, checkText } from '../../text-length.ts';
import { type MaterialFacts, materialLimits } from './material.ts';

/** Returns what is wrong with a thing that is owed, as the agency types it. */
export function checkMaterial({
  title,
  explanation,
  dueOn,
}: Omit<MaterialFacts, 'isSecret'>): FieldIssue<'title' | 'explanation' | 'dueOn'>[] {
  return [
    ...checkText('title', title, { maximum: materialLimits.title }),
    ...checkLongest('explanation', explanation, materialLimits.explanation),
    ...(dueOn === null || isDay(dueOn) ? [] : [{ field: 'dueOn', rule: 'required' } as const]),
  ];
}
