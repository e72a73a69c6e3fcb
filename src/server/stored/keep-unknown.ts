import { isDeepStrictEqual } from 'node:util';

type JsonObject = Record<string, unknown>;

/**
 * Puts a change into a stored value. `seen` is what this release read out of `stored`, and `next` what it is to read: where
 * the two are equal the stored part stays, with members of lists and choices that this release does not know; keys of
 * `stored` that are not in `seen` stay, too.
 */
export function keepUnknown({ stored, seen, next }: { stored: unknown; seen: unknown; next: unknown }): unknown {
  if (isDeepStrictEqual(seen, next)) return stored;
  if (!isObject(stored) || !isObject(seen) || !isObject(next)) return next;
  const unknown = Object.entries(stored).filter(([key]) => !(key in seen));
  const known = Object.entries(next).map(([key, value]) => [
    key,
    key in stored ? keepUnknown({ stored: stored[key], seen: seen[key], next: value }) : value,
  ]);
  return Object.fromEntries([...known, ...unknown]) as JsonObject;
}

/** Tells whether a JSON value is an object with keys. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
