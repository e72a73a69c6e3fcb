import * as z from 'zod/mini';

/** Names that one part of a filter can list; more are no choice. */
const maxListed = 20;

/** Values with commas between them, as they stand in an address, such as `new,in_review`: any of them matches. */
export function listOf(value: string) {
  return z.string().check(z.regex(new RegExp(`^(?:${value})(?:,(?:${value})){0,${maxListed - 1}}$`)));
}

/** A list of some of the values. */
export const someOf = (values: readonly string[]) => listOf(values.join('|'));

/** The values that a part of a filter names, each once; none where it narrows nothing. */
export const valuesIn = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : [...new Set(text.split(','))];

/** What a part names once a value is added to it, or taken out where it names it; undefined where nothing is left. */
export function toggledIn(text: string | undefined, value: string): string | undefined {
  const named = valuesIn(text);
  const left = named.includes(value) ? named.filter((each) => each !== value) : [...named, value];
  return left.length === 0 ? undefined : left.join(',');
}
