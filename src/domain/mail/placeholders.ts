import type { BrokenRule } from '../field-issue.ts';

/**
 * What a template or reply may leave to be filled in from the request, as `{{name}}` (G3, G7): the customer's name and
 * firm, number and title of the request, its estimated price, the addresses of the estimate's PDF and of the request's
 * page, and the developer's phone.
 */
export const placeholders = ['name', 'company', 'number', 'title', 'price', 'pdf', 'link', 'phone'] as const;
export type Placeholder = (typeof placeholders)[number];

/** What the mail with a quote may leave to be filled in: the same of the quote, and the last day of its validity (H2). */
export const quotePlaceholders = [...placeholders, 'validUntil'] as const;
export type QuotePlaceholder = (typeof quotePlaceholders)[number];

/**
 * What a message in the thread of a project may leave to be filled in (I2): the customer's name and firm, number and title of the
 * project, its next milestone and the day of that, the address of the project's page, and the developer's phone.
 */
export const projectPlaceholders = [
  'name',
  'company',
  'number',
  'title',
  'milestone',
  'date',
  'link',
  'phone',
] as const;
export type ProjectPlaceholder = (typeof projectPlaceholders)[number];

/** Value of each placeholder; null if the request has none, as a phone call has no estimate. */
export type PlaceholderValues<Name extends string = Placeholder> = Readonly<Record<Name, string | null>>;

/** The values of any mail, by the names of its placeholders. */
export type KnownValues = Readonly<Record<string, string | null>>;

/** Why a text cannot be filled in: `name` is the placeholder as written, or `{{`, where a pair is broken. */
export type BrokenPlaceholder = Extract<BrokenRule, { name: string }>;

const written = /\{\{([^{}]*)\}\}/g;
const braces = /\{\{|\}\}/;

/** A placeholder in a text. */
export function writePlaceholder(name: string): string {
  return `{{${name}}}`;
}

/** Finds what nobody can fill in: names that are none of `known`, and braces without their counterpart; each once. */
export function unknownPlaceholders(text: string, known: readonly string[] = placeholders): BrokenPlaceholder[] {
  const names = namesIn(text).filter((name) => !known.includes(name));
  const broken = braces.exec(text.replaceAll(written, ''))?.[0];
  const found = [...names.map(writePlaceholder), ...(broken === undefined ? [] : [broken])];
  return [...new Set(found)].map((name) => ({ rule: 'unknown-placeholder', name }));
}

/** Finds what would be left unsaid: placeholders for which this request has nothing; each once. */
export function emptyPlaceholders(text: string, values: KnownValues): BrokenPlaceholder[] {
  const names = namesIn(text).filter((name) => Object.hasOwn(values, name) && !values[name]);
  return [...new Set(names)].map((name) => ({ rule: 'empty-placeholder', name: writePlaceholder(name) }));
}

/**
 * Fills in the placeholders of a text. Inserted values are not parsed again, so that a name cannot act as a
 * placeholder.
 */
export function fillPlaceholders(text: string, values: KnownValues): string {
  return text.replaceAll(written, (whole, inner: string) => {
    const name = inner.trim();
    return (Object.hasOwn(values, name) ? values[name] : null) ?? whole;
  });
}

/**
 * Fills in what a text leaves open, and shows a gap such as `[… the date]` for what has no value, named in words: who sends it sees what
 * is missing, and no customer ever reads a placeholder.
 */
export function fillWithGaps(text: string, values: KnownValues, labelOf: (name: string) => string): string {
  return text.replaceAll(written, (_whole, inner: string) => {
    const name = inner.trim();
    return (Object.hasOwn(values, name) ? values[name] : null) ?? `[… ${labelOf(name)}]`;
  });
}

const unfilled = /\{\{[^{}]{0,80}\}\}|\[…[^[\]]{0,80}\]/;

/** The first thing in a text that nobody has filled in yet, a placeholder or a gap, as written; null where there is none. */
export const unfilledIn = (text: string): string | null => unfilled.exec(text)?.[0] ?? null;

function namesIn(text: string): string[] {
  return [...text.matchAll(written)].map((found) => (found[1] ?? '').trim());
}
