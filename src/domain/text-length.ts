import type { OtherWording, PublicWording } from './field-issue.ts';

/**
 * Length of a typed text in characters, without the blanks around it, as every limit counts it (C2, spec §5): an emoji of
 * two UTF-16 units is one character.
 */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

type Wording = PublicWording | OtherWording;
type Limits<W extends Wording> = { minimum?: number; maximum: number; wording?: W };
type RequiredRule<W> = W extends PublicWording ? { rule: 'required'; wording?: W } : { rule: 'required'; wording: W };
type LengthIssue<Field extends string, W extends Wording> = { field: Field } & (
  | RequiredRule<W>
  | { rule: 'too-short'; limit: number }
  | { rule: 'too-long'; limit: number }
);

/** Returns the rules that a required text breaks; `wording` is the sentence that asks for it. */
export function checkText<Field extends string, W extends Wording = PublicWording>(
  field: Field,
  value: string,
  { minimum = 1, maximum, wording }: Limits<W>,
): LengthIssue<Field, W>[] {
  const length = lengthOf(value);
  if (length === 0) {
    return [{ field, rule: 'required', ...(wording && { wording }) } as unknown as LengthIssue<Field, W>];
  }
  return length < minimum ? [{ field, rule: 'too-short', limit: minimum }] : checkLongest(field, value, maximum);
}

/** Returns the rules that an optional text breaks. */
export function checkLongest<Field extends string>(
  field: Field,
  value: string,
  limit: number,
): { field: Field; rule: 'too-long'; limit: number }[] {
  return lengthOf(value) > limit ? [{ field, rule: 'too-long', limit }] : [];
}
