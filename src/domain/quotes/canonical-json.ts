/** What a frozen document consists of: no floats, nothing undefined. */
export type Canonical = string | number | boolean | null | readonly Canonical[] | { readonly [key: string]: Canonical };

/**
 * Writes a document as text that is equal for equal content: keys sorted by their UTF-16 units, no blanks, integers only
 * (RFC 8785 without fractions). Throws `TypeError` for a number that is no safe integer.
 */
export function canonicalJson(value: Canonical): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new TypeError(`${value} is no safe integer.`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((each: Canonical) => canonicalJson(each)).join(',')}]`;
  const members = Object.entries(value as Record<string, Canonical>)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
  return `{${members.join(',')}}`;
}
