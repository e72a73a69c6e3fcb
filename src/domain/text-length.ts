/**
 * Length of a typed text in characters, without the blanks around it, as every limit counts it (C2, spec §5): an emoji of
 * two UTF-16 units is one character.
 */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** A rule of length that a field's text breaks; `limit` is in characters. */
export type LengthIssue<Field extends string> =
  | { field: Field; rule: 'required' }
  | { field: Field; rule: 'too-short' | 'too-long'; limit: number };

type Limits = { minimum?: number; maximum: number };

/** Rules that a text which must be there breaks. */
export function checkText<Field extends string>(field: Field, value: string, limits: Limits): LengthIssue<Field>[] {
  const { minimum = 1, maximum } = limits;
  const length = lengthOf(value);
  if (length === 0) return [{ field, rule: 'required' }];
  return length < minimum ? [{ field, rule: 'too-short', limit: minimum }] : checkLongest(field, value, maximum);
}

/** Rules that a text which may be left out breaks. */
export function checkLongest<Field extends string>(field: Field, value: string, limit: number): LengthIssue<Field>[] {
  return lengthOf(value) > limit ? [{ field, rule: 'too-long', limit }] : [];
}
