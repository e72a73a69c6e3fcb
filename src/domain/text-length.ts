import type { FieldIssue, RequiredWording } from './field-issue.ts';

/**
 * Length of a typed text in characters, without the blanks around it, as every limit counts it (C2, spec §5): an emoji of
 * two UTF-16 units is one character.
 */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

type Limits = { minimum?: number; maximum: number; wording?: RequiredWording };

/** Returns the rules that a required text breaks; `wording` is the sentence that asks for it. */
export function checkText<Field extends string>(field: Field, value: string, limits: Limits): FieldIssue<Field>[] {
  const { minimum = 1, maximum, wording } = limits;
  const length = lengthOf(value);
  if (length === 0) return [{ field, rule: 'required', ...(wording && { wording }) }];
  return length < minimum ? [{ field, rule: 'too-short', limit: minimum }] : checkLongest(field, value, maximum);
}

/** Returns the rules that an optional text breaks. */
export function checkLongest<Field extends string>(field: Field, value: string, limit: number): FieldIssue<Field>[] {
  return lengthOf(value) > limit ? [{ field, rule: 'too-long', limit }] : [];
}
