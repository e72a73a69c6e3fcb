import * as z from 'zod/mini';

/* Parts of tolerant schemas: what is missing or unknown reads as a value of today. */

/** What does not fit the schema, or is missing, reads as the fallback. */
export function orElse<Schema extends z.ZodMiniType>(
  schema: Schema,
  fallback: z.output<Schema>,
): z.ZodMiniCatch<Schema> {
  // oxlint-disable-next-line promise/valid-params -- it is zod's catch, not that of a promise
  return z.catch(schema, fallback);
}

/** A text; anything else reads as an empty one. */
export const text = orElse(z.string(), '');

/** A choice from a closed list; one that this release does not know reads as null. */
export function choiceOf<const Member extends string>(members: readonly Member[]) {
  return orElse(z.nullable(z.enum(members)), null);
}

/** Several of a closed list, each once and in the stored order; those that this release does not know are left out. */
export function choicesOf<const Member extends string>(members: readonly Member[]) {
  return z.pipe(
    listOf(z.enum(members)),
    z.transform((chosen) => [...new Set(chosen)]),
  );
}

/** A list; entries that do not fit are left out, and what is no list reads as an empty one. */
export function listOf<T>(entry: z.ZodMiniType<T>) {
  return z.pipe(
    orElse(z.array(z.unknown()), []),
    z.transform((entries) =>
      entries.flatMap((each) => {
        const result = entry.safeParse(each);
        return result.success ? [result.data] : [];
      }),
    ),
  );
}

/** An object with the keys of `defaults`: a missing key reads as its default, a damaged one makes the whole damaged. */
export function filledFrom<Key extends string, T>(
  defaults: Readonly<Record<Key, T>>,
  schemaOf: (key: Key) => z.ZodMiniType<T>,
): z.ZodMiniType<Record<Key, T>> {
  const keys = Object.keys(defaults) as Key[];
  const schemas = keys.map((key) => [key, z.prefault(schemaOf(key), defaults[key])]);
  return z.object(Object.fromEntries(schemas) as Record<Key, z.ZodMiniType<T>>) as unknown as z.ZodMiniType<
    Record<Key, T>
  >;
}
